import { Download } from 'lucide-react'
import { Brand } from '@/components/ui/brand'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { press } from '@/content/pages/press'

const { paper, board, wrong, formats } = press.logos

/** The wordmark on its two grounds with the room it needs, and the one way not to set it. Downloads are inert (specification, section 2). */
export function Logos() {
  return (
    <ul className="press-logos">
      <Ground label={paper} className="squared" />
      <Ground label={board} className="band squared" />
      <li className="press-ground">
        <p className="press-wrong">
          <span>{site.name}</span>
          <PenMark name="cross" className="pm-correction" width={4} />
        </p>
        <p>
          <b>{wrong}</b>
          <span className="text-muted">Not like this, please.</span>
        </p>
      </li>
    </ul>
  )
}

function Ground({ label, className }: { readonly label: string; readonly className: string }) {
  return (
    <li className="press-ground">
      <p className={className}>
        <span className="press-room">
          <span className="brand">
            <Brand name={site.name} />
          </span>
        </span>
      </p>
      <p>
        <b>{label}</b>
        <span className="flex gap-2">
          {formats.map((format) => (
            <button key={format} className="press-get" type="button">
              <Download className="ico" aria-hidden="true" />
              <span className="vh">Download</span> <span>{format}</span>{' '}
              <span className="vh">{label.toLowerCase()}</span>
            </button>
          ))}
        </span>
      </p>
    </li>
  )
}
