import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import { href } from '@/routes/href'

type PracticesProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly list: readonly { readonly heading: string; readonly text: string }[]
  readonly link: string
}

/** How data is handled, from its collection to its end. */
export function Practices({ id, note, heading, list, link }: PracticesProps) {
  return (
    <section className="sec tint" aria-labelledby={id}>
      <div className="frame">
        <Margin number={4} note={note} />
        <h2 id={id}>{heading}</h2>
        <ol className="security-practices">
          {list.map((practice) => (
            <li key={practice.heading}>
              <h3>{practice.heading}</h3>
              <p>{practice.text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6">
          <a className="link" href={`${href('privacy')}#retention`}>
            <span>{link}</span>
            <ArrowRight className="ico" aria-hidden="true" />
          </a>
        </p>
      </div>
    </section>
  )
}
