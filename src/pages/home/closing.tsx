import { Margin } from '@/components/ui/margin'
import { RequestAccessButton } from '@/features/request-access/request-access-button'

/** The last call to action, on three passes of the highlighter. */
export function Closing() {
  const characters = [...'Q7M0O1L4']
  return (
    <section className="sec marked bg-transparent [--margin-line:transparent]" aria-labelledby="closing">
      <svg
        className="absolute inset-0 size-full"
        viewBox="0 0 1440 560"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="fill-marker" d="M-10 14C300 4 900 10 1452 6V564H-10Z" />
        <path
          className="fill-marker-deep"
          d={[
            'M-10 186C400 176 900 190 1452 180V204C1000 214 500 206-10 212Z',
            'M-10 366C500 358 1000 372 1452 362V390C900 398 400 388-10 396Z',
          ].join('')}
        />
      </svg>
      <div className="frame">
        <Margin number={8} note="Your turn." />
        <div className="grid items-center gap-x-6 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2 id="closing" className="max-w-[7.3em] text-display">
              Bring the line you are stuck on
            </h2>
            <p className="mt-4 mb-6 max-w-[25.9em] text-lead">
              Tell us who you are and what you teach or study. If you are selected, we email you an invitation
              code.
            </p>
            <RequestAccessButton className="btn" />
          </div>
          <div className="sheet pb-1.5 text-note leading-normal lg:col-span-6">
            <p className="flex justify-between gap-x-4 border-b-line border-dashed border-ink px-5 py-2.5">
              <b>Invitation</b>
              <span>Example code</span>
            </p>
            <div
              className="home-code"
              role="img"
              aria-label={`Example invitation code: ${characters.join(' ')}`}
            >
              {characters.map((character) => (
                <span key={character}>{character}</span>
              ))}
            </div>
            <p className="px-5 py-2.5 text-balance text-muted">Yours has eight letters and digits, too.</p>
          </div>
        </div>
      </div>
    </section>
  )
}
