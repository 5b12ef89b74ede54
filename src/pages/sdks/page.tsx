import '@/styles/docs.css'
import { CodeSheet } from '@/components/docs/code-sheet'
import { DocsFrame, DocsNav } from '@/components/docs/docs-frame'
import { InstallLine } from '@/components/docs/install-line'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { sdkList } from '@/content/api/sdk-list'
import { firstCalls, notes, versionParts } from '@/content/pages/sdks'
import { href } from '@/routes/table'
import { SdkMatrix } from './sdk-matrix'

export default function SdksPage() {
  return (
    <>
      <Hero
        id="page-heading"
        note="Pick the one you think in."
        title={'Six languages, one ==first\u00a0call=='}
        lead="Every SDK gives developers the same calls to the AI tutor, in the types and idioms of its language. Here is the first call in each."
        actions={
          <>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button href={href('register')} small>
                Get API Key
              </Button>
              <LinkArrow href={href('community')}>Developer community</LinkArrow>
            </p>
            <p className="mt-2 text-note text-muted">Keys come with a free beta invitation.</p>
          </>
        }
        split="5/7"
        aside={<CodeSheet label="First call with the SDK" samples={firstCalls} notes={notes} wide />}
      />
      <DocsFrame label="Install">
        <DocsNav current="sdks" />
        <div className="mt-12 mb-8 grid gap-x-6 gap-y-2 lg:grid-cols-[1fr_2fr]">
          <h2>Install</h2>
          <p>
            During the beta, the packages are available to invited accounts only. Your welcome email has the
            registry address.
          </p>
        </div>
        <SdkList />
      </DocsFrame>
      <Section id="matrix" note="A dash is a promise, not an excuse." tone="tint">
        <h2 id="matrix">What each one does for you</h2>
        <p className="mt-4 max-w-measure">
          All six cover the same eight calls. Three features are not in every SDK yet; the table shows which.
        </p>
        <SdkMatrix />
      </Section>
      <Section id="versions" heading="How to read a version">
        <VersionParts />
      </Section>
      <Section id="next" tone="tint-squared">
        <div className="grid items-end gap-x-6 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h2 id="next">Stuck on the first call?</h2>
            <p className="mt-5 max-w-lead text-lead">
              Someone was stuck there before you. Ask the community, or request access and try it with your
              own key.
            </p>
          </div>
          <p className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
            <Button href={href('community')}>Ask the community</Button>
            <Button href={href('register')} variant="line">
              Register for a key
            </Button>
          </p>
        </div>
      </Section>
    </>
  )
}

function SdkList() {
  return (
    <div className="border-t-line border-ink">
      {sdkList.map((sdk) => (
        <article
          key={sdk.id}
          id={sdk.id}
          className="grid gap-x-6 gap-y-4 border-b border-hair-strong py-6 *:min-w-0 lg:grid-cols-[1fr_2fr]"
          aria-labelledby={`${sdk.id}-name`}
        >
          <div className="leading-normal text-muted">
            <h3 id={`${sdk.id}-name`} className="mb-1 text-ink">
              {sdk.name}
            </h3>
            <p>{`Version ${sdk.version}`}</p>
            <p>{`${sdk.needs}, or newer`}</p>
          </div>
          <div>
            <InstallLine {...sdk} />
            <ul className="mt-5 grid gap-x-6 gap-y-0.5 lg:grid-cols-3">
              {sdk.features.map((feature) => (
                <li key={feature} className="flex gap-2 leading-normal">
                  <PenMark name="tick" className="tick mt-1.5 h-3.5 w-4.25 shrink-0" width={2.5} />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </div>
  )
}

/** A version taken apart: its three numbers, large, and what a change of each means. */
function VersionParts() {
  return (
    <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3">
      {versionParts.map(({ digit, name, text }, index) => (
        <li
          key={name}
          className="grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-t-line border-ink pt-5 max-md:grid max-[20rem]:block"
        >
          <svg className="h-20 xl:h-29" viewBox="0 0 110 116" aria-hidden="true">
            <text className="fill-ink font-display font-bold" y="98" fontSize="128" letterSpacing="-4">
              {index > 0 && <tspan className="fill-muted">.</tspan>}
              {digit}
            </text>
          </svg>
          <div className="mt-3">
            <h3>{name}</h3>
            <p className="mt-1 max-w-96">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
