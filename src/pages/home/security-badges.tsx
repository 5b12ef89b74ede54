import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { home } from '@/content/pages/home'
import { href } from '@/routes/table'

/** What a phone leaves out. */
const detail = 'inline-block font-normal text-muted max-sm:hidden'

/** The standards as a mark sheet: what each means here, and a check mark. */
export function SecurityBadges() {
  const standards = Object.entries<readonly string[]>(home.standards)
  return (
    <Section
      id="security"
      number={4}
      note={<span className="block max-lg:pr-18">Show your work here, too.</span>}
      tone="band"
    >
      <h2 id="security" className="max-w-[19.1em]">
        What a student writes is for the student and their teachers
      </h2>
      <p className="home-mark">
        <Penned mark="circle">{`${standards.length}/${standards.length}`}</Penned>
        <span className="sr-only"> checked</span>
      </p>
      <table className="home-marks">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col">Standard</th>
            <th scope="col">What it means here</th>
            <th scope="col">
              <span className="sr-only">Mark</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {standards.map(([name, [means, more]]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="max-sm:col-span-2 max-sm:text-base">
                {means} {more !== undefined && <span className={detail}>{more}</span>}
              </td>
              <td className="sm:w-14">
                <PenMark name="tick" className="tick ml-auto h-6.5 w-8" label="Checked" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 flex flex-wrap gap-x-5">
        <LinkArrow href={href('security')}>Security & Trust</LinkArrow>
        <LinkArrow href={href('gdpr')}>Your GDPR rights</LinkArrow>
      </p>
    </Section>
  )
}
