import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { PenMark } from '@/components/ui/pen-mark'
import { href } from '@/routes/href'

type ChangesProps = {
  readonly rows: readonly (readonly [but: string, change: string])[]
  readonly contact: string
  readonly fine: string
}

/** The four "buts" again, each with what was done about it. */
export function Changes({ rows, contact, fine }: ChangesProps) {
  return (
    <>
      <dl className="border-t-line border-ink">
        {rows.map(([but, change]) => (
          <div
            key={but}
            className="grid gap-x-6 gap-y-1.5 border-b border-hair py-4 max-lg:py-5 md:grid-cols-[5fr_7fr] md:items-baseline"
          >
            <dt className={`${marked} font-display text-h4 font-bold`}>
              <PenMark name="cross" className="cross translate-y-1" label="Did not work:" width={3} />
              <span>{but}</span>
            </dt>
            <dd className={marked}>
              <PenMark name="tick" className="tick translate-y-1" label="Changed:" width={3} />
              <span>{change}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-3">
        <Button href={href('contact')}>
          <span>{contact}</span>
          <ArrowRight className="ico" aria-hidden="true" />
        </Button>
        <span className="max-w-lead text-note text-muted">{fine}</span>
      </p>
    </>
  )
}

const marked = 'grid grid-cols-[26px_minmax(0,1fr)] items-baseline gap-3.5'
