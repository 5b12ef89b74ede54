import { type ProofPart, press } from '@/content/pages/press'

const { headline, body, hero } = press
const slips = [...headline, ...body].filter((part) => part.kind === 'slip')

/** A notice as a proof: what would be printed, struck and corrected, with the reasons in its margin. */
export function GalleyProof() {
  return (
    <figure className="sheet press-proof">
      <figcaption>
        <b>{hero.caption}</b>
        <span>{hero.status}</span>
      </figcaption>
      <div>
        <p className="press-headline">
          <Proof parts={headline} />
        </p>
        <p className="press-copytext">
          <Proof parts={body} />
        </p>
      </div>
      <ol>
        {slips.map(({ why }) => (
          <li key={why}>{why}</li>
        ))}
      </ol>
    </figure>
  )
}

function Proof({ parts }: { readonly parts: readonly ProofPart[] }) {
  return parts.map((part) =>
    part.kind === 'text' ? (
      <span key={part.text}>{part.text}</span>
    ) : (
      <span key={part.wrong} className="press-slip">
        <del>{part.wrong}</del> <ins>{part.right}</ins>
      </span>
    ),
  )
}
