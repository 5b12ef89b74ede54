import { headFor } from '@/routes/head'

/**
 * Title, description and canonical address of the current page. React hoists them into `<head>`;
 * what only the static HTML needs (Open Graph, the feed, the manifest) is added by the build.
 */
export function DocumentHead({ pathname }: { readonly pathname: string }) {
  const head = headFor(pathname)
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
    </>
  )
}
