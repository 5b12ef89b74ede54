const body = [
  ['question', '"Is x = 2?"'],
  ['subject', '"algebra"'],
  ['grade_level', '10'],
] as const

const spans = [
  ['check key', '18 ms', 'w-[4.8%]'],
  ['read line', '44 ms', 'ml-[4.8%] w-[11.8%]'],
  ['ask back', '310 ms', 'ml-[16.6%]'],
] as const

const head = 'flex flex-wrap gap-x-3 border-y border-hair'

/** One call to the tutor and its answer, with where the time went. */
export function TraceFigure() {
  return (
    <figure className="home-trace" aria-label="Example: a request and its response">
      <p className={head}>
        <b>POST</b>
        <span>/v1/tutor/ask</span>
        <span className="ml-auto text-muted">example</span>
      </p>
      <ol>
        <li>{'{'}</li>
        {body.map(([name, value], index) => (
          <li key={name}>
            <span className="text-pen">{`  "${name}"`}</span>
            <span>: </span>
            <span className="text-hint">{value}</span>
            {index < body.length - 1 && <span>,</span>}
          </li>
        ))}
        <li>{'}'}</li>
      </ol>
      <p className={head}>
        <b>200 OK</b>
        <span>in 372 ms</span>
      </p>
      <ol>
        <li>
          {'{ '}
          <span className="text-pen">"response"</span>
          {': '}
          <span className="hl m-0 px-2 py-px">"Put it back in. What do you get?"</span>
          {' }'}
        </li>
      </ol>
      <ul aria-label="Where the 372 milliseconds went">
        {spans.map(([name, time, place]) => (
          <li key={name}>
            <span>{name}</span>
            <i className={`h-2.5 bg-hint ${place}`} />
            <span className="text-right text-muted">{time}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
