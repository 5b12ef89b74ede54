import '@/styles/docs.css'
import { ArrowDown } from 'lucide-react'
import { DocsHero } from '@/components/docs/docs-hero'
import { DocsNav } from '@/components/docs/docs-nav'
import { Margin } from '@/components/ui/margin'
import { type ExampleId, exampleList } from '@/content/api/example-list'
import { examplesPage } from '@/content/pages/examples'
import { useCodeLanguage } from '@/features/code-language/use-code-language'
import { href } from '@/routes/href'
import { CallRoute } from './call-route'
import { CodeExampleSection } from './code-example'
import { FileTree } from './file-tree'

const { hero, projects, guides } = examplesPage
const ids = Object.keys(exampleList) as ExampleId[]

/** /api/examples (specification, section 2): five programs in four languages, quick start projects, integration guides. */
export default function ExamplesPage() {
  const [language, onLanguage] = useCodeLanguage()
  return (
    <>
      <DocsHero
        note={hero.note}
        heading={
          <>
            <span className="max-lg:-mr-[0.8em] max-lg:inline-block min-[1440px]:-mr-[0.8em] min-[1440px]:inline-block">
              Code that runs
            </span>{' '}
            <span className="hl whitespace-nowrap">as it stands</span>
          </>
        }
        lead={hero.lead}
        actions={
          <a className="btn" href={href('register')}>
            Get API Key
          </a>
        }
      >
        <nav className="docs-contents sheet" aria-labelledby="contents">
          <h2 id="contents">{hero.contents}</h2>
          <ol>
            {ids.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{exampleList[id].title}</span>
                  <ArrowDown className="ico" aria-hidden="true" />
                </a>
              </li>
            ))}
            <li>
              <a href="#projects">
                <span>{projects.heading}</span>
                <ArrowDown className="ico" aria-hidden="true" />
              </a>
            </li>
            <li>
              <a href="#guides">
                <span>{guides.heading}</span>
                <ArrowDown className="ico" aria-hidden="true" />
              </a>
            </li>
          </ol>
        </nav>
      </DocsHero>
      <section className="sec" aria-label="Examples">
        <div className="frame docs-frame">
          <DocsNav current="examples" />
          {ids.map((id) => (
            <CodeExampleSection key={id} id={id} language={language} onLanguage={onLanguage} />
          ))}
        </div>
      </section>
      <section id="projects" className="sec tint" aria-labelledby="projects-heading">
        <div className="frame">
          <Margin note={projects.note} />
          <div className="grid12 gap-y-10">
            <div className="lg:col-span-7">
              <h2 id="projects-heading">{projects.heading}</h2>
              <p className="mt-4 max-w-measure">{projects.text}</p>
              <ul className="docs-projects">
                {projects.rows.map(({ name, language: written, minutes, text }) => (
                  <li key={name}>
                    <h3>{name}</h3>
                    <p>{text}</p>
                    <p>{`${written}, ${minutes} minutes`}</p>
                  </li>
                ))}
              </ul>
            </div>
            <div className="lg:col-span-5">
              <FileTree />
            </div>
          </div>
        </div>
      </section>
      <section id="guides" className="sec" aria-labelledby="guides-heading">
        <div className="frame">
          <Margin note={guides.note} />
          <h2 id="guides-heading">{guides.heading}</h2>
          <p className="mt-4 max-w-measure">{guides.text}</p>
          <ol className="docs-guides">
            {guides.rows.map(({ name, where, calls, steps }) => (
              <li key={name}>
                <div>
                  <h3>{name}</h3>
                  <p>{where}</p>
                </div>
                <div>
                  <CallRoute calls={calls} />
                  <ol className="docs-steps">
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  )
}
