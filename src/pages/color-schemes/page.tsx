import '@/styles/themes.css'
import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { themes } from '@/content/pages/students'
import { href } from '@/routes/href'

/** Previews of the student page's five colour themes, each with a link to it (specification, section 2). */
export default function ColorSchemesPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="color-schemes">
        <div className="frame pb-12!">
          <Margin note="Same sheet, five pens." />
          <h1 id="color-schemes">Color scheme options</h1>
          <p className="lead mt-5 text-muted">
            One page, five inks. Each keeps white text at 5.9 to 1 or more, by day and by night.
          </p>
        </div>
      </section>
      <section className="sec" aria-label="Themes">
        <div className="frame">
          <ul className="grid gap-y-14">
            {themes.map(({ value, label, note }) => (
              <li
                key={value}
                className={`theme-${value} grid items-start gap-x-10 gap-y-5 border-t-line border-ink pt-6 md:grid-cols-[5fr_8fr] lg:grid-cols-[4fr_8fr]`}
              >
                <div>
                  <h2 className="theme-ink">{label}</h2>
                  <p className="mt-2 max-w-[18.1em] text-muted">{note}</p>
                  <a
                    className="link mt-2 whitespace-nowrap"
                    href={href('students', undefined, { theme: value })}
                  >
                    <span>Student page in {label.toLowerCase()}</span>
                    <ArrowRight className="ico" aria-hidden="true" />
                  </a>
                </div>
                <div className="sheet overflow-hidden" aria-hidden="true">
                  <div className="theme-hero px-6 py-7">
                    <p className="font-display text-h3 font-bold">Finish your homework knowing why</p>
                  </div>
                  <div className="theme-wash flex flex-wrap items-center gap-x-8 gap-y-2 px-6 py-4">
                    <span className="m theme-ink text-[1.375rem]">
                      <i>x</i>
                      <span className="op">=</span>2 or <i>x</i>
                      <span className="op">=</span>3
                    </span>
                    <PenMark name="tick" className="theme-ink h-5 w-6" />
                    <span className="theme-ink font-semibold underline underline-offset-4">a link</span>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
