import '@/styles/code.css'
import { CodeSheet } from '@/components/docs/code-sheet'
import { DocsFrame, DocsNav } from '@/components/docs/docs-frame'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { Section } from '@/components/ui/section'
import { firstCalls } from '@/content/api/sdk-samples'
import { sdksPage } from '@/content/pages/sdks'
import { href } from '@/routes/href'
import { SdkList } from './sdk-list'
import { SdkMatrix } from './sdk-matrix'
import { VersionParts } from './version-parts'

const { hero, list, matrix, versions, next } = sdksPage

/**
 * /api/sdks (specification, section 2): six languages with version, install command and features.
 */
export default function SdksPage() {
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
        aside={<CodeSheet label={hero.label} samples={firstCalls} notes={hero.notes} wide />}
      />
      <DocsFrame label={list.heading}>
        <DocsNav current="sdks" />
        <div className="grid gap-x-6 gap-y-2 pt-9 pb-7 lg:grid-cols-[1fr_2fr] xl:pt-13">
          <h2>{list.heading}</h2>
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
