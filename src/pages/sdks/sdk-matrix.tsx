import { PenMark } from '@/components/ui/pen-mark'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { sdkAbilities, sdkList } from '@/content/api/sdk-list'

/** An ability's marks on a phone: the longer names get more of the width. */
const columns = 'max-sm:grid-cols-[13fr_14fr_11fr_11fr_9fr_8fr] sm:max-md:grid-cols-6'

/** What the SDKs do, language by language. On phones an ability is above its row of marks. */
export function SdkMatrix() {
  return (
    <RuledTable label={{ caption: 'Abilities of the six SDKs' }} className="mt-9 md:table-fixed">
      <TableHead
        className="max-md:sticky max-md:top-15 max-md:z-1 max-md:block max-md:bg-sheet"
        row={`border-b-line border-ink max-md:grid max-md:py-3 ${columns}`}
        cell="max-md:text-small max-md:first:sr-only md:pb-2.5 md:first:w-2/5"
        columns={[
          <span key="ability" className="sr-only">
            Ability
          </span>,
          ...sdkList.map(({ short }) => short),
        ]}
      />
      <TableBody>
        {sdkAbilities.map(({ name, missing }) => (
          <TableRow key={name} className={`leading-tight max-md:items-center md:h-13 ${columns}`}>
            <TableCell heading className="max-md:col-span-full max-md:pb-3 md:font-medium">
              {name}
            </TableCell>
            {sdkList.map(({ id }) => (
              <TableCell key={id}>
                {missing.includes(id) ? (
                  <>
                    <span className="block pl-1 text-lead leading-none text-muted" aria-hidden="true">
                      –
                    </span>
                    <span className="sr-only">Not yet</span>
                  </>
                ) : (
                  <PenMark name="tick" className="tick block h-5 w-5.5" width={3} label="Yes" />
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </RuledTable>
  )
}
