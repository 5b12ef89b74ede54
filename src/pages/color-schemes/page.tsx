import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { Maths } from '@/components/ui/maths'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { themes } from '@/content/pages/students'
import { href } from '@/routes/table'

/** /color-schemes (specification, section 2): the student page's five themes. */
export default function ColorSchemesPage() {
  return (
    <div className="rhythm-24">
      <Hero
        id="color-schemes"
        note="Same page, five pens."
        title="Color scheme options"
        lead={
          <>
            The student page of the AI tutor, free during the beta, in five inks. Each keeps white text at a
            contrast of 5.9 to 1 or more, in light mode and dark.
          </>
        }
        space="page"
      />
      <Section id="themes">
        <h2 id="themes" className="sr-only">
          Themes
        </h2>
        <ul className="grid gap-y-16">
          {themes.map(({ value, className, label, note }) => (
            <li
              key={value}
              className={`${className} grid items-start gap-x-10 gap-y-5 border-t-line border-ink pt-6
                md:grid-cols-[5fr_7fr] lg:grid-cols-[1fr_2fr]`}
            >
              <div>
                <h3 className="text-h2 text-theme">{label}</h3>
                <p className="mt-2 max-w-80 text-muted">{note}</p>
                <LinkArrow
                  className="mt-2 whitespace-nowrap"
                  href={href('students', undefined, { theme: value })}
                >
                  Student page in {label.toLowerCase()}
                </LinkArrow>
              </div>
              <div className="sheet overflow-hidden" aria-hidden="true">
                <div className="scheme-only-light bg-theme px-6 py-7 text-ground">
                  <p className="font-display text-h3 font-bold">Finish your homework knowing why</p>
                </div>
                <div className="bg-theme/10 flex flex-wrap items-center gap-x-8 gap-y-2 px-6 py-4">
                  <span className="text-lead text-theme">
                    <Maths of="x = 2 or x = 3" />
                  </span>
                  <PenMark name="tick" className="text-theme h-5 w-5.5" />
                  <span className="text-theme font-semibold underline underline-offset-4">a link</span>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
