import { Download } from 'lucide-react'
import type { PressItem } from '@/content/pages/press'

/** Our announcements, newest first. The download buttons are inert (specification, section 2). */
export function Announcements({ items }: { readonly items: readonly PressItem[] }) {
  return (
    <ol className="press-news">
      {items.map(({ date, dateText, title, text }) => (
        <li key={date}>
          <time dateTime={date}>{dateText}</time>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <button className="press-get" type="button">
            <Download className="ico" aria-hidden="true" />
            <span className="vh">Download</span> <span>PDF</span> <span className="vh">{`of ${title}`}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
