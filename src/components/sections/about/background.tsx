import { Margin } from '@/components/ui/margin'

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
    <section className="sec tint" aria-labelledby={id}>
      <div className="frame">
        <Margin number={2} note={note} />
        <div className="grid12 gap-y-8">
          <div className="lg:col-span-4">
            <h2 id={id}>{heading}</h2>
            <p className="mt-5 max-w-[29.8em]">{text}</p>
          </div>
          <table className="about-pairs lg:col-span-7 lg:col-start-6">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pairs.map(([sensor, tutor]) => (
                <tr key={sensor}>
                  <td>{sensor}</td>
                  <td>{tutor}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
