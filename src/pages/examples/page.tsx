import '@/styles/docs.css'
import { ArrowDown } from 'lucide-react'
import { DocsFrame, DocsNav } from '@/components/docs/docs-frame'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { type ExampleId, exampleList } from '@/content/api/example-list'
import { guides, projects } from '@/content/pages/examples'
import { href } from '@/routes/table'
import { CallRoute } from './call-route'
import { CodeExampleSection } from './code-example'
import { FileTree } from './file-tree'

const ids = Object.keys(exampleList) as ExampleId[]

export default function ExamplesPage() {
  return (
    <>
      <Hero
        id="page-heading"
        note="Run it first. Read it after."
        title={'Code that runs ==as\u00a0is=='}
        lead={`For developers: five programs that call the AI tutor, each under forty lines, in four languages, with the \
output you should see. Python needs the requests package.`}
        actions={
          <>
            <Button href={href('register')} small>
              Get API Key
            </Button>
            <p className="mt-2 text-note text-muted">Keys come with a free beta invitation.</p>
          </>
        }
        split="5/7"
        aside={<Contents />}
      />
      <DocsFrame label="Examples">
        <DocsNav current="examples" />
        {ids.map((id) => (
          <CodeExampleSection key={id} id={id} />
        ))}
      </DocsFrame>
      <Section id="projects" note="Small enough to read in one sitting." tone="tint">
        <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-7 lg:pr-6">
            <h2 id="projects">Quick start projects</h2>
            <p className="mt-4 max-w-measure">
              Whole programs, with tests and a mock tutor, so the first run makes no call. They come with your
              key.
            </p>
            <RuledList className="mt-7">
              {projects.map(([name, language, minutes, text]) => (
                <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-4">
                  <h3 className="text-h4">{name}</h3>
                  <p className="text-note text-muted max-sm:w-full">{`${language}, ${minutes} minutes`}</p>
                  <p className="w-full">{text}</p>
                </li>
              ))}
            </RuledList>
          </div>
          <div className="lg:col-span-5">
            <FileTree />
          </div>
        </div>
      </Section>
      <Section id="guides" note="Follow the line.">
        <h2 id="guides">Integration guides</h2>
        <p className="mt-4 max-w-measure">
          Four ways to put the tutor into something that your learners already open. The line shows the calls
          in order.
        </p>
        <RuledList ordered className="mt-8">
          {guides.map(({ name, where, calls, steps }) => (
            <li key={name} className="grid gap-x-6 gap-y-5 py-7 *:min-w-0 lg:grid-cols-[1fr_2fr]">
              <div>
                <h3>{name}</h3>
                <p className="mt-1 text-muted lg:max-w-80">{where}</p>
              </div>
              <div>
                <CallRoute calls={calls} />
                <ol className="mt-5 grid max-w-measure list-decimal gap-1 pl-5">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
            </li>
          ))}
        </RuledList>
      </Section>
    </>
  )
}

const entry = `group flex min-h-12 items-center gap-5 border-t border-hair py-2 \
leading-tight font-medium text-ink no-underline`

function Contents() {
  const places = [
    ...ids.map((id) => ({ id, title: exampleList[id].title })),
    { id: 'projects', title: 'Quick start projects' },
    { id: 'guides', title: 'Integration guides' },
  ]
  return (
    <nav className="sheet px-6 pt-5 pb-2" aria-labelledby="contents">
      <h2 id="contents" className="mb-2 font-text text-note font-semibold tracking-normal text-muted">
        On this page
      </h2>
      <ol>
        {places.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={entry}>
              <span className="w-4 font-display text-h5 leading-none font-bold" aria-hidden="true">
                {index + 1}
              </span>
              <span className="flex-1 decoration-2 underline-offset-4 group-hover:underline">{title}</span>
              <ArrowDown className="ico text-muted" />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
