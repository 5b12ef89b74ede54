import {
  Cable,
  DatabaseBackup,
  Fingerprint,
  Gift,
  HardDrive,
  KeyRound,
  LogIn,
  type LucideIcon,
  ScrollText,
  Users,
} from 'lucide-react'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { features, notYet } from '@/content/pages/security'

const icons: Readonly<Record<string, LucideIcon>> = {
  'Encryption at rest': HardDrive,
  'Encryption in transit': Cable,
  'Two-step sign-in for staff': Fingerprint,
  'Access by role': Users,
  'Single sign-on': LogIn,
  'Audit log': ScrollText,
  Backups: DatabaseBackup,
  'Customer-managed keys': KeyRound,
  'Bug bounty': Gift,
} satisfies Record<keyof typeof features, LucideIcon>

export function Features() {
  return (
    <Section
      id="features"
      heading="What is in place, and what is not yet"
      number={2}
      note={'Check\u00a0marks are live. Circles are not yet.'}
      tone="tint"
    >
      <RuledTable label={{ by: 'features' }} className="border-t-line border-ink">
        <TableHead className="sr-only" columns={['Feature', 'What it does', 'Status']} />
        <TableBody>
          {Object.entries(features).map(([title, description]) => {
            const Icon = icons[title] ?? HardDrive
            return (
              <TableRow
                key={title}
                className="grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 leading-snug max-[20rem]:grid-cols-1"
              >
                <TableCell heading className="md:w-52 xl:w-68">
                  <span className="grid grid-cols-[1.75rem_1fr] items-center gap-1">
                    <Icon className="ico text-muted" />
                    <span>{title}</span>
                  </span>
                </TableCell>
                <TableCell className="max-md:order-last max-md:col-span-full max-md:text-muted">
                  {description}
                </TableCell>
                <TableCell>
                  <Status later={notYet[title]} />
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </RuledTable>
    </Section>
  )
}

function Status({ later }: { readonly later: string | undefined }) {
  const words = later ? 'font-medium text-muted' : 'font-semibold'
  return (
    <span className={`inline-flex items-center gap-2.5 whitespace-nowrap ${words}`}>
      <PenMark
        name={later ? 'nought' : 'tick'}
        width={3}
        className={`h-4.5 w-5.5 ${later ? '' : 'text-hint'}`}
      />
      <span>{later ?? 'Active'}</span>
    </span>
  )
}
