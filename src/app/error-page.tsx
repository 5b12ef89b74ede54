import { PenMark } from '@/components/ui/pen-mark'
import { href } from '@/routes/table'

/** The error's status (`404 Not Found`) or message, in words for the page. */
function describe(error: unknown): string {
  const { status, statusText, message } = Object(error) as Readonly<Record<string, unknown>>
  if (typeof status === 'number') return [status, statusText].filter(Boolean).join(' ')
  const isText = (value: unknown) => typeof value === 'string' && value !== ''
  return String([message, error].find(isText) ?? 'An error occurred')
}

const messageBox =
  'mt-8 inline-flex max-w-measure items-baseline gap-3 border-s-6 border-correction ' +
  'bg-ground px-4 py-3 font-mono text-base wrap-anywhere'

/** The fallback of the whole site (section 2). Plain links: the router may have failed. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const offline = !navigator.onLine
  return (
    <main id="main" className="squared min-h-dvh">
      <title>Unexpected Application Error!</title>
      <div className="frame min-h-dvh">
        <p className="prose-note">{offline ? 'No connection.' : 'Our mistake, not yours.'}</p>
        <h1 className="mt-6 max-w-[9em]">Unexpected Application Error!</h1>
        <p className={messageBox} role="alert">
          <PenMark name="cross" className="cross shrink-0 self-center" />
          <span>{describe(error)}</span>
        </p>
        <p className="mt-8 max-w-lead text-lead">
          {offline
            ? 'Pages you opened before still work. Reload this one when you are back online.'
            : 'What you typed into a request or a message is still in this tab. Reload it; do not close it.'}
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <button className="btn" type="button" onClick={() => location.reload()}>
            Reload the page
          </button>
          <a className="link" href={href('home')} target="_self">
            Return to Home
          </a>
        </p>
      </div>
    </main>
  )
}
