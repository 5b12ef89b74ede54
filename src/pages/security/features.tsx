import {
  Cable,
  DatabaseBackup,
  Fingerprint,
  Gift,
  HardDrive,
  KeyRound,
  LogIn,
  ScrollText,
  Users,
} from 'lucide-react'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { StatusBadge } from '@/components/ui/status-badge'
import { features } from '@/content/pages/security'

const icons = {
  disk: HardDrive,
  wire: Cable,
  staff: Fingerprint,
  roles: Users,
  'sign-on': LogIn,
  log: ScrollText,
  backup: DatabaseBackup,
  keys: KeyRound,
  reward: Gift,
}

export function Features() {
  return (
    <Section
      id="features"
      heading="What is in place, and what is not yet"
      number={2}
      note="Ticks are in force. Rings are not."
      tone="tint"
    >
      <RuledTable label={{ by: 'features' }} className="border-t-line border-ink">
        <TableHead className="sr-only" columns={['Feature', 'What it does', 'Status']} />
        <TableBody>
          {features.map(({ title, description, status, icon }) => {
            const Icon = icons[icon]
            return (
              <TableRow
                key={title}
                className="leading-snug max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-0.5"
              >
                <TableCell heading>
                  <span className="grid grid-cols-[auto_1fr] items-center gap-3">
                    <Icon className="ico text-muted" aria-hidden="true" />
                    <span>{title}</span>
                  </span>
                </TableCell>
                <TableCell className="max-md:order-last max-md:col-span-full max-md:text-muted">
                  {description}
                </TableCell>
                <TableCell>
                  <StatusBadge status={status === 'Active' ? 'done' : 'later'}>{status}</StatusBadge>
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </RuledTable>
    </Section>
  )
}
