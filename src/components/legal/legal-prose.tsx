import { EmailLink, PhoneLink } from '@/components/links/contact-facts'
import type { LegalPage, Prose } from '@/content/legal-document'
import { href } from '@/routes/table'

const marked = /(\*\*.+?\*\*|==.+?==|`.+?`|\[.+?\]\(.+?\)|\{email\}|\{phone\})/

export function LegalProse({ prose }: { readonly prose: Prose }) {
  return prose
    .split(marked)
    .filter(Boolean)
    .map((piece) => <Piece key={piece} piece={piece} />)
}

function Piece({ piece }: { readonly piece: string }) {
  if (!marked.test(piece)) return piece
  if (piece.startsWith('**')) return <strong>{piece.slice(2, -2)}</strong>
  if (piece.startsWith('==')) return <mark className="hl hl-text">{piece.slice(2, -2)}</mark>
  if (piece.startsWith('`'))
    return (
      <code className="text-note" translate="no">
        {piece.slice(1, -1)}
      </code>
    )
  if (piece === '{email}') return <EmailLink />
  if (piece === '{phone}') return <PhoneLink className="whitespace-nowrap" />
  const [text, page = '', section] = piece.slice(1, -1).split(/\]\(|#/)
  if (page.startsWith('/')) return <a href={page}>{text}</a>
  return <a href={`${href(page as LegalPage)}${section === undefined ? '' : `#${section}`}`}>{text}</a>
}
