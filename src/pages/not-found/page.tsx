import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { href } from '@/routes/href'

/** The 404 page (specification, section 2): a line struck out, with a caret to the right one. */
export default function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: no page at ${pathname}`)
  }, [pathname])

  return (
    <section className="sec squared" aria-labelledby="not-found">
      <div className="frame">
        <Margin note="Check this line again." mark={<PenMark name="arrow" className="mar-mark h-8 w-16" />} />
        <p className="font-mono text-note text-muted">404</p>
        <h1 id="not-found" className="mt-2 max-w-[7.9em]">
          Oops! <span className="inline-block">Page not found</span>
        </h1>
        <p className="m mt-12 flex flex-wrap items-end gap-x-3 gap-y-6 sm:gap-x-8 text-[clamp(1.5rem,1.1rem+1.8vw,2.25rem)] text-pen">
          <span className="struck">
            <span>this address</span>
            <PenMark name="strike" width={4} />
          </span>
          <span className="relative inline-flex items-end gap-3">
            <PenMark name="caret" className="pm-correction h-6 w-8" />
            <span className="hl px-2">Home</span>
          </span>
        </p>
        <p className="lead mt-12 text-muted">
          Nothing is written at this address. It may have been moved, or a letter slipped when it was copied.
        </p>
        <p className="mt-8">
          <a className="btn" href={href('home')}>
            Return to Home
          </a>
        </p>
      </div>
    </section>
  )
}
