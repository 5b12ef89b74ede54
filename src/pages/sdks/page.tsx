import '@/styles/code.css'
import { DocsFrame } from '@/components/docs/docs-frame'
import { DocsNav } from '@/components/docs/docs-nav'
import { Button } from '@/components/ui/button'
import { CodeSheet } from '@/components/ui/code-sheet'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { Section } from '@/components/ui/section'
import { languages } from '@/content/api/languages'
import { firstCalls } from '@/content/api/sdk-samples'
import { sdksPage } from '@/content/pages/sdks'
import { useCodeLanguage } from '@/features/code-language/use-code-language'
import { href } from '@/routes/href'
import { SdkList } from './sdk-list'
import { SdkMatrix } from './sdk-matrix'
import { VersionParts } from './version-parts'

const { hero, list, matrix, versions, next } = sdksPage

/**
 * /api/sdks (specification, section 2): six languages with version, install command and features.
 */
export default function SdksPage() {
  const [language, onLanguage] = useCodeLanguage()
  return (
    <>
      <Hero
        id="page-heading"
        note={hero.note}
        title={
          <>
            Six languages, one <span className="hl hl-low whitespace-nowrap">first call</span>
          </>
        }
        lead={hero.lead}
        actions={
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button href={href('register')} className="max-sm:px-3.5 max-sm:text-base">
              Get API Key
            </Button>
            <LinkArrow href={href('community')}>{hero.community}</LinkArrow>
          </p>
        }
        split="5/7"
        aside={
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
            wide
          />
        }
      />
      <DocsFrame aria-labelledby="install">
        <DocsNav current="sdks" />
        <div className="grid gap-x-6 gap-y-2 pt-9 pb-7 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] xl:pt-13">
          <h2 id="install">{list.heading}</h2>
          <p>{list.text}</p>
        </div>
        <SdkList />
      </DocsFrame>
      <Section id="matrix" note={matrix.note} tone="tint">
        <h2 id="matrix">{matrix.heading}</h2>
        <p className="mt-4 max-w-measure">{matrix.text}</p>
        <SdkMatrix />
      </Section>
      <Section id="versions" heading={versions.heading}>
        <VersionParts parts={versions.parts} />
      </Section>
      <Section id="next" tone="tint-squared">
        <div className="grid items-end gap-x-6 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 id="next">{next.heading}</h2>
            <p className="mt-5 max-w-lead text-lead">{next.text}</p>
          </div>
          <p className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
            <Button href={href('community')}>{next.community}</Button>
            <Button href={href('register')} look="line">
              {next.register}
            </Button>
          </p>
        </div>
      </Section>
    </>
  )
}
