import type { RolloutStep } from '@/content/pages/case-studies'

type RolloutProps = { readonly caption: string; readonly steps: readonly RolloutStep[] }

/** A plan with what became of it: the weeks that slipped are struck and the true ones written beside them. */
export function Rollout({ caption, steps }: RolloutProps) {
  return (
    <table className="case-rollout">
      <caption>{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Weeks</th>
          <th scope="col">What happened</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, planned, happened, note }) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            <td>
              {happened ? <del>{planned}</del> : <span>{planned}</span>}
              {happened && <ins>{happened}</ins>}
            </td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
