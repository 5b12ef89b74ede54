import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { href } from '@/routes/table'

/** The 404 page (specification, section 2): a line struck out, with a caret to the right one. */
export default function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: no page at ${pathname}`)
  }, [pathname])

  return (
    <Hero
      id="not-found"
      note="Check this line again."
      mark={<PenMark name="arrow" className="mar-mark w-16" />}
      label={<span className="font-mono text-note text-muted">404</span>}
      title={
        <>
          Oops! <span className="block">Page not found</span>
        </>
      }
      space="page"
    >
      <p className="m mt-12 flex flex-wrap items-end gap-x-4 gap-y-6 text-h2 text-pen">
        <Penned mark="strike" width={4}>
          this address
        </Penned>
        <span className="relative inline-flex items-end gap-3">
          <PenMark name="caret" className="text-correction h-6 w-8" />
          <span className="hl px-2">Home</span>
        </span>
      </p>
      <p className="mt-12 max-w-lead text-lead text-muted">
        There is nothing at this address. The page may have moved, or the link may have a typo. Home shows our
        AI tutor at work: it is for students and teachers, and free during the beta.
      </p>
      <p className="mt-8">
        <Button href={href('home')}>Return to Home</Button>
      </p>
    </Hero>
  )
}
