import { PenMark } from '@/components/ui/pen-mark'
import { Dash, RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { sdkAbilities, sdkList } from '@/content/api/sdk-list'

/** An ability's marks on a phone: the longer names get more of the width. */
const columns = 'grid-cols-[13fr_14fr_11fr_11fr_9fr_8fr]'

/** What the SDKs do, language by language. On phones an ability is above its row of marks. */
export function SdkMatrix() {
  return (
    <RuledTable label={{ caption: 'Abilities of the six SDKs' }} className="mt-8 md:table-fixed">
      <TableHead
        className="bg-sheet max-md:sticky max-md:top-15 max-md:block"
        row={`border-b-line border-ink max-md:grid ${columns}`}
        cell="py-2 max-md:text-[min(0.9375rem,4.7vw)] max-md:first:sr-only md:first:w-[37%]
          md:max-lg:text-note lg:first:w-2/5"
        columns={[
          <span key="ability" className="sr-only">
            Ability
          </span>,
          ...sdkList.map(({ short }) => short),
        ]}
      />
      <TableBody>
        {sdkAbilities.map(({ name, missing }) => (
          <TableRow key={name} className={`items-center ${columns}`}>
            <TableCell heading className="max-md:col-span-full max-md:pb-1 md:font-medium">
              {name}
            </TableCell>
            {sdkList.map(({ id }) => (
              <TableCell key={id}>
                {missing.includes(id) ? (
                  <Dash className="block text-lead leading-none text-muted" says="Not yet" />
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
