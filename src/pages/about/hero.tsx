import { Hero } from '@/components/ui/hero'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { site } from '@/config/site'
import { walk } from '@/content/pages/about'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { WalkPlot } from './walk-plot'

const questions = `flex flex-col justify-center gap-6 border-t-2 border-margin-line bg-sheet p-5 \
lg:border-t-0 lg:border-s-2`
const number = `absolute -top-0.5 left-0 grid size-7 place-items-center rounded-full border-2 text-note \
font-semibold text-hint`

/** Where the habit of asking comes from: a trace with questions beside it. */
export function AboutHero() {
  return (
    <Hero
      id="about"
      note="It began with a walk."
      title="A sensor taught us to ==ask=="
      aside={
        <>
          <p className="max-w-lead text-lead">
            {site.name} is an AI tutor for students and their teachers, free during the beta. It grew out of
            classrooms where a motion sensor drew each step. It never said right or wrong. It showed the line,
            and someone asked about it.
          </p>
          <RequestAccessButton className="btn mt-7" />
        </>
      }
      split="7/5"
      align="end"
    >
      <SheetFigure
        caption="Match the graph"
        detail="Example: one walk in front of a motion sensor, a reading every half second"
        className="mt-12 lg:grid lg:grid-cols-[minmax(0,1fr)_21.25rem]"
      >
        <WalkPlot />
        <ol className={questions}>
          {walk.notes.map(({ question, reply }, index) => (
            <li key={question} className="relative pl-10 leading-snug">
              <span className={number}>{index + 1}</span>
              <p className="prose-note mb-1 text-body leading-snug">{question}</p>
              <p className="text-pen">{reply}</p>
            </li>
          ))}
        </ol>
      </SheetFigure>
    </Hero>
  )
}
