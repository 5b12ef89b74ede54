import '@/styles/docs.css'
import { ArrowRight } from 'lucide-react'
import { DocsHero } from '@/components/docs/docs-hero'
import { DocsNav } from '@/components/docs/docs-nav'
import { CodeSheet } from '@/components/ui/code-sheet'
import { Margin } from '@/components/ui/margin'
import { languages } from '@/content/api/languages'
import { firstCalls } from '@/content/api/sdk-samples'
import { sdksPage } from '@/content/pages/sdks'
import { useCodeLanguage } from '@/features/code-language/use-code-language'
import { href } from '@/routes/href'
import { SdkList } from './sdk-list'
import { SdkMatrix } from './sdk-matrix'

const { hero, list, matrix, versions, next } = sdksPage

/** /api/sdks (specification, section 2): six languages with version, install command and features. */
export default function SdksPage() {
  const [language, onLanguage] = useCodeLanguage()
  return (
    <>
      <DocsHero
        note={hero.note}
        heading={
          <>
            <span className="max-lg:-mr-[0.8em] max-lg:inline-block min-[1440px]:-mr-[0.8em] min-[1440px]:inline-block">
              Six languages,
            </span>
            {' one '}
            <span className="hl hl-low whitespace-nowrap">first call</span>
          </>
        }
        lead={hero.lead}
        actions={
          <>
            <a className="btn" href={href('register')}>
              Get API Key
            </a>
            <a className="link" href={href('community')}>
              <span>{hero.community}</span>
              <ArrowRight className="ico" aria-hidden="true" />
            </a>
          </>
        }
      >
        <CodeSheet
          label={hero.label}
          samples={[
            { id: 'javascript', label: languages.javascript, sample: firstCalls.javascript },
            { id: 'python', label: languages.python, sample: firstCalls.python },
            { id: 'php', label: languages.php, sample: firstCalls.php },
            { id: 'java', label: languages.java, sample: firstCalls.java },
            { id: 'csharp', label: languages.csharp, sample: firstCalls.csharp },
            { id: 'go', label: languages.go, sample: firstCalls.go },
          ]}
          chosen={language}
          onChoose={onLanguage}
          notes={hero.notes}
        />
      </DocsHero>
      <section className="sec" aria-labelledby="install">
        <div className="frame docs-frame">
          <DocsNav current="sdks" />
          <div className="docs-lead">
            <h2 id="install">{list.heading}</h2>
            <p>{list.text}</p>
          </div>
          <SdkList />
        </div>
      </section>
      <section className="sec tint" aria-labelledby="matrix">
        <div className="frame">
          <Margin note={matrix.note} />
          <h2 id="matrix">{matrix.heading}</h2>
          <p className="mt-4 max-w-measure">{matrix.text}</p>
          <SdkMatrix />
        </div>
      </section>
      <section className="sec" aria-labelledby="versions">
        <div className="frame">
          <h2 id="versions">{versions.heading}</h2>
          <ol className="docs-version">
            {versions.parts.map(({ digit, name, text }) => (
              <li key={name}>
                <b aria-hidden="true">{digit}</b>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="sec tint squared" aria-labelledby="next">
        <div className="frame">
          <div className="grid12 items-end gap-y-8">
            <div className="lg:col-span-7">
              <h2 id="next">{next.heading}</h2>
              <p className="lead mt-5">{next.text}</p>
            </div>
            <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
              <a className="btn" href={href('community')}>
                {next.community}
              </a>
              <a className="btn btn-line" href={href('register')}>
                {next.register}
              </a>
            </div>
          </div>
        </div>
      </section>
    </>
  )
}
