import { Penned } from '@/components/ui/pen-mark'
import { Scale } from '@/components/ui/scale'
import { answerMinutes } from '@/content/pages/community'

const slowest = Math.max(...answerMinutes)
const fastest = Math.min(...answerMinutes)
const bestAt = answerMinutes.indexOf(fastest) * 10 + 5
const disclosure =
  'mt-3 inline-flex min-h-11 cursor-pointer items-center font-semibold text-pen underline underline-offset-4'
const hour = (index: number) => `${index}:00`

/** A bar for each hour's wait for a first answer; the same figures are below as a list. */
export function AnswerHours() {
  return (
    <figure className="max-lg:mt-4 lg:col-span-8" aria-labelledby="hours-caption">
      <figcaption id="hours-caption" className="max-w-lead text-note text-muted">
        Minutes to the first answer, by hour (Eastern Time)
      </figcaption>
      <p className="mt-4 pb-1.5 pl-[4.2%] font-semibold">121 min at 2:00</p>
      <div className="relative">
        <p className="absolute bottom-2/5 left-11/16 -translate-x-1/2 pb-2 font-semibold whitespace-nowrap text-pen">
          <Penned mark="circle" width={2.5} className="px-2 py-0.5">
            14 min at 16:00
          </Penned>
        </p>
        <Scale
          className="h-45 border-b-line border-ink fill-ink md:h-58 xl:h-72"
          viewBox={`0 0 240 ${slowest}`}
        >
          {answerMinutes.map((minutes, index) => (
            <rect
              key={hour(index)}
              x={index * 10 + 2}
              y={slowest - minutes}
              width="6"
              height={minutes}
              className={minutes === fastest ? 'fill-pen' : undefined}
            />
          ))}
          <path
            className="stroke-pen"
            d={`M${bestAt} ${slowest * 0.59}V${slowest - fastest}`}
            strokeWidth="1.5"
          />
        </Scale>
      </div>
      <ol className="grid grid-cols-4 pt-1.5 text-note text-muted" aria-hidden="true">
        {[0, 6, 12, 18].map((index) => (
          <li key={index}>{hour(index)}</li>
        ))}
      </ol>
      <details>
        <summary className={disclosure}>Every hour as a list</summary>
        <ol className="mt-2 columns-[8rem] gap-x-8 text-note tabular-nums">
          {answerMinutes.map((minutes, index) => (
            <li key={hour(index)} className="flex justify-between border-b border-hair py-1">
              <span>{hour(index)}</span>
              <span>{`${minutes} min`}</span>
            </li>
          ))}
        </ol>
      </details>
    </figure>
  )
}
