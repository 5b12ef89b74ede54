const body = [
  ['question', '"Is x = 2?"'],
  ['subject', '"algebra"'],
  ['grade_level', '10'],
] as const

const spans = [
  ['check key', '18 ms'],
  ['read line', '44 ms'],
  ['ask back', '310 ms'],
] as const

/** One call to the tutor and its answer, with where the time went. */
export function TraceFigure() {
  return (
    <figure className="home-trace" aria-label="Example: a request and its response">
      <p>
        <b>POST</b>
        <span>/v1/tutor/ask</span>
        <span>example</span>
      </p>
      <ol>
        <li>{'{'}</li>
        {body.map(([name, value], index) => (
          <li key={name}>
            <i>{`  "${name}"`}</i>
            <span>: </span>
            <b>{value}</b>
            {index < body.length - 1 && <span>,</span>}
          </li>
        ))}
        <li>{'}'}</li>
      </ol>
      <p>
        <b>200 OK</b>
        <span>in 372 ms</span>
      </p>
      <ol>
        <li>
          {'{ '}
          <i>"response"</i>
          {': '}
          <span className="hl">"Put it back in. What do you get?"</span>
          {' }'}
        </li>
      </ol>
      <ul aria-label="Where the 372 milliseconds went">
        {spans.map(([name, time]) => (
          <li key={name}>
            <span>{name}</span>
            <i />
            <span>{time}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
