import { DownloadButton } from '@/components/ui/download-button'
import { RuledList } from '@/components/ui/ruled-list'
import type { PressItem } from '@/content/pages/press'

/** Our announcements, newest first. */
export function Announcements({ items }: { readonly items: readonly PressItem[] }) {
  return (
    <RuledList ordered>
      {items.map(({ date, dateText, title, text }) => (
        <li
          key={date}
          className="grid justify-items-start gap-x-6 gap-y-1 py-5 md:grid-cols-[168px_minmax(0,1fr)_auto] md:items-baseline"
        >
          <time className="text-note text-muted" dateTime={date}>
            {dateText}
          </time>
          <div className="max-md:mb-2">
            <h3 className="text-pretty">{title}</h3>
            <p className="mt-1.5 max-w-170">{text}</p>
          </div>
          <DownloadButton label="PDF" of={`of ${title}`} />
        </li>
      ))}
    </RuledList>
  )
}
