import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { college, steps } from '@/content/pages/case-studies'

/** A plan with what became of it: weeks that were late are struck, the true ones beside them. */
export function Rollout() {
  return (
    <>
      <p id="rollout" className="pb-3 font-semibold">
        {college.caption}
      </p>
      <RuledTable label={{ by: 'rollout' }} className="border-t-line border-ink">
        <TableHead className="sr-only" columns={['Step', 'Weeks', 'What happened']} />
        <TableBody>
          {steps.map(({ step, planned, happened, note }) => (
            <TableRow key={step}>
              <TableCell heading className="align-baseline font-display text-h4 font-bold md:w-56">
                {step}
              </TableCell>
              <TableCell className="align-baseline md:w-40">
                {happened ? (
                  <>
                    <del className="mr-3 inline-block text-muted line-through decoration-correction decoration-2">
                      {planned}
                    </del>{' '}
                    <ins className="inline-block font-semibold text-pen no-underline">{happened}</ins>
                  </>
                ) : (
                  <span>{planned}</span>
                )}
              </TableCell>
              <TableCell className="align-baseline">{note}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </RuledTable>
    </>
  )
}
