import { ArrowUpRight } from 'lucide-react'
import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { authorities } from '@/content/pages/gdpr'
import { href } from '@/routes/table'

export function Authorities() {
  return (
    <Section
      id="complaints"
      heading="If our answer is not enough"
      note="You do not have to ask us first."
      number={5}
      headed="side"
      lead={
        <>
          <p>
            You may complain to a supervisory authority at any time: where you live, where you work, or where
            you think the rule was broken. Four of them are listed here.
          </p>
          <p className="mt-4 flex flex-wrap gap-x-8">
            <LinkArrow href={href('privacy')}>Privacy policy</LinkArrow>
            <LinkArrow href={href('security')}>Security & Trust</LinkArrow>
          </p>
        </>
      }
    >
      <RuledList className="lg:col-span-7 lg:col-start-6">
        {authorities.map(({ country, short, name, lang, url }) => (
          <li key={country}>
            <a
              className="group flex flex-wrap justify-between gap-x-4 py-3 text-ink no-underline"
              href={url}
              rel="noreferrer"
            >
              <span className="font-display text-h4 font-bold">{country}</span>
              <span className="flex items-center gap-2 font-semibold text-pen">
                <span className="group-hover:underline">{short}</span>
                <ArrowUpRight className="ico" />
              </span>
              <span className="w-full leading-snug text-muted" lang={lang}>
                {name}
              </span>
            </a>
          </li>
        ))}
      </RuledList>
    </Section>
  )
}
