import { Section } from '@/components/ui/section'

type BackgroundProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly text: string
  readonly columns: readonly [string, string]
  readonly pairs: readonly (readonly [string, string])[]
}

/** The parent company's sensors and the tutor, habit by habit. */
export function Background({ id, note, heading, text, columns, pairs }: BackgroundProps) {
  return (
    <Section id={id} heading={heading} lead={<p>{text}</p>} headed="side" number={2} note={note} tone="tint">
      <table className="leading-normal lg:col-span-7 lg:col-start-6">
        <thead>
          <tr className="border-b-line border-ink">
            {columns.map((column) => (
              <th key={column} className={`${cell} font-display text-h5 font-bold`} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([sensor, tutor]) => (
            <tr key={sensor} className="border-b border-hair-strong">
              <td className={`${cell} pt-4 text-muted`}>{sensor}</td>
              <td className={`${cell} pt-4`}>{tutor}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** Two columns with a margin line between them. */
const cell = 'w-1/2 pr-5 pb-4 align-top not-first:border-l-2 not-first:border-margin-line not-first:pl-5'
