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
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import type { SecurityFeature } from '@/content/pages/security'

const icons: Readonly<Record<SecurityFeature['icon'], LucideIcon>> = {
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

type FeaturesProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly features: readonly SecurityFeature[]
}

/** The security features with their status. */
export function Features({ id, note, heading, features }: FeaturesProps) {
  return (
    <section className="sec tint" aria-labelledby={id}>
      <div className="frame">
        <Margin number={2} note={note} />
        <h2 id={id}>{heading}</h2>
        <table className="security-features">
          <thead className="vh">
            <tr>
              <th scope="col">Feature</th>
              <th scope="col">What it does</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {features.map(({ title, description, status, icon }) => {
              const Icon = icons[icon]
              return (
                <tr key={title}>
                  <th scope="row">
                    <span className="security-feature">
                      <Icon className="ico" aria-hidden="true" />
                      <span>{title}</span>
                    </span>
                  </th>
                  <td>{description}</td>
                  <td>
                    <span
                      className={status === 'Active' ? 'security-status' : 'security-status security-later'}
                    >
                      <PenMark name={status === 'Active' ? 'tick' : 'ring'} width={3} />
                      <span>{status}</span>
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
