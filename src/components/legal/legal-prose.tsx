import { site } from '@/config/site'
import type { Inline, Prose } from '@/content/legal-document'
import { telHref } from '@/lib/text'
import { href } from '@/routes/href'

/** What a piece of text says, for telling pieces apart. */
const said = (piece: Inline): string => (typeof piece === 'string' ? piece : Object.values(piece).join(' '))

/** A key for a piece of running text among its neighbours. */
export const proseKey = (prose: Prose): string =>
  typeof prose === 'string' ? prose : prose.map(said).join('')

type LegalProseProps = { readonly prose: Prose }

/** Running text with its emphasis and links. */
export function LegalProse({ prose }: LegalProseProps) {
  if (typeof prose === 'string') return prose
  return prose.map((piece) => <Piece key={said(piece)} piece={piece} />)
}

function Piece({ piece }: { readonly piece: Inline }) {
  if (typeof piece === 'string') return piece
  if ('strong' in piece) return <strong>{piece.strong}</strong>
  if ('mark' in piece) return <mark className="hl hl-text">{piece.mark}</mark>
  if ('code' in piece)
    return (
      <code className="text-note wrap-break-word sm:whitespace-nowrap print:text-small" translate="no">
        {piece.code}
      </code>
    )
  if ('contact' in piece) {
    return piece.contact === 'email' ? (
      <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
    ) : (
      <a className="whitespace-nowrap" href={telHref(site.contactPhone)}>
        {site.contactPhone}
      </a>
    )
  }
  const section = piece.section === undefined ? '' : `#${piece.section}`
  return <a href={`${href(piece.page)}${section}`}>{piece.text}</a>
}
