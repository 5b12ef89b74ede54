import { createContext, useContext, useState } from 'react'
import { useTimeout } from '@/lib/listen'
import { headFor } from '@/routes/head'

/** The page whose HTML was served, with its meta description. Those of others are loaded. */
export const ServedPage = createContext<{ readonly pathname: string; readonly description?: string }>({
  pathname: '',
})

/**
 * Title, description and canonical address of the current page. React hoists them into `<head>`;
 * what only the static HTML needs (Open Graph, the feed, the manifest) is added by the build.
 */
export function DocumentHead({ pathname }: { readonly pathname: string }) {
  const head = headFor(pathname)
  const served = useContext(ServedPage)
  const own = pathname === served.pathname ? served.description : undefined
  const [code, setCode] = useState<typeof import('@/routes/descriptions')>()
  // Without it the page lacks a sentence that nobody sees; the next page tries again.
  const load = () => void import('@/routes/descriptions').then(setCode, () => {})
  useTimeout(load, own || code ? undefined : 0, pathname)
  const description = own ?? code?.describe?.(pathname)
  return (
    <>
      <title>{head.title}</title>
      {description && <meta name="description" content={description} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
    </>
  )
}
