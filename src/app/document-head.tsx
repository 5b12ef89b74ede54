import { useLocation } from 'react-router-dom'
import { site } from '@/config/site'
import { headFor } from '@/routes/head'

/** Title, description, canonical address and Open Graph of the current page. React hoists them into `<head>`. */
export function DocumentHead() {
  const { pathname } = useLocation()
  const head = headFor(pathname)
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      <meta name="twitter:card" content="summary" />
    </>
  )
}
