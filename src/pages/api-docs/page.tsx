import '@/styles/code.css'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DocsFrame } from '@/components/docs/docs-frame'
import { requestSamples } from '@/components/docs/endpoint-section'
import { Button } from '@/components/ui/button'
import { CodeSheet } from '@/components/ui/code-sheet'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { TabList, TabPanel } from '@/components/ui/tabs'
import { endpointSamples } from '@/content/api/endpoint-samples'
import { apiDocs } from '@/content/pages/api-docs'
import { useCodeLanguage } from '@/features/code-language/use-code-language'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { href } from '@/routes/href'
import { AuthenticationPanel } from './authentication-panel'
import { EndpointsPanel } from './endpoints-panel'
import { ExamplesPanel } from './examples-panel'
import { SdksPanel } from './sdks-panel'

const endpointsTab = { id: 'endpoints', label: 'Endpoints', panel: 'endpoints' } as const
const authenticationTab = { id: 'authentication', label: 'Authentication', panel: 'authentication' } as const
const sdksTab = { id: 'sdks', label: 'SDKs', panel: 'sdks' } as const
const examplesTab = { id: 'examples', label: 'Examples', panel: 'examples' } as const
const tabs = [endpointsTab, authenticationTab, sdksTab, examplesTab] as const
type TabId = (typeof tabs)[number]['id']

/**
 * /api and /api/docs (specification, section 2): quick start, endpoint list, and four tabs of
 * documentation.
 */
export default function ApiDocsPage() {
  const [language, onLanguage] = useCodeLanguage()
  const [selected, select] = useFragmentTab()
  const base = useId()
  const { hero } = apiDocs
  return (
    <>
      <Hero
        id="page-heading"
        note={hero.note}
        title={
          <>
            Ask the tutor from <span className="hl whitespace-nowrap">your code</span>
          </>
        }
        lead={hero.lead}
        actions={
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button href={href('register')} className="max-sm:px-3.5 max-sm:text-base">
              Get API Key
            </Button>
            <Button
              href={`${href('apiDocs')}#documentation`}
              look="line"
              className="max-sm:px-3.5 max-sm:text-base"
            >
              Full Documentation
            </Button>
            <RequestAccessButton className="min-h-11 font-semibold text-pen underline decoration-[1.5px] underline-offset-[0.2em] hover:decoration-3">
              Request Beta Access
            </RequestAccessButton>
            <LinkArrow href={href('pricing')}>View Pricing</LinkArrow>
          </p>
        }
        split="5/7"
        aside={
          <>
            <h2 id="quick-start" className="sr-only">
              {hero.quickStart}
            </h2>
            <CodeSheet
              label={hero.quickStart}
              samples={requestSamples(endpointSamples.ask)}
              chosen={language}
              onChoose={onLanguage}
              notes={hero.notes}
              wide
            />
          </>
        }
      />
      <DocsFrame id="documentation" aria-label="Documentation">
        <TabList base={base} label="Documentation" tabs={tabs} selected={selected} onSelect={select} />
        <TabPanel base={base} tab={endpointsTab} selected={selected} focusable={false}>
          <EndpointsPanel language={language} onLanguage={onLanguage} />
        </TabPanel>
        <TabPanel base={base} tab={authenticationTab} selected={selected}>
          <AuthenticationPanel />
        </TabPanel>
        <TabPanel base={base} tab={sdksTab} selected={selected}>
          <SdksPanel />
        </TabPanel>
        <TabPanel base={base} tab={examplesTab} selected={selected}>
          <ExamplesPanel language={language} onLanguage={onLanguage} />
        </TabPanel>
      </DocsFrame>
    </>
  )
}

/**
 * The selected tab. A fragment in the address opens the tab that it lies in; a tab that is chosen
 * becomes the fragment.
 */
function useFragmentTab(): readonly [TabId, (id: TabId) => void] {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const [selected, setSelected] = useState<TabId>('endpoints')
  const target = useRef<HTMLElement | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one fragment may come twice.
  useEffect(() => {
    // A tab that was chosen has its fragment: an address without one is that of the first.
    if (!hash) return setSelected('endpoints')
    const found = document.getElementById(hash.slice(1))
    const panel = found?.closest('[role="tabpanel"]')
    const tab = tabs.find((each) => each.panel === panel?.id)
    // A tab that was chosen is the fragment already.
    if (!tab || (found === panel && tab.id === selected)) return
    target.current = found
    setSelected(tab.id)
  }, [hash, key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is there once its tab is shown.
  useEffect(() => {
    const place = target.current
    if (!place || place.closest('[hidden]')) return
    target.current = null
    if (place.tabIndex < 0) place.tabIndex = -1
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }, [selected, hash, key])

  const select = (id: TabId) => {
    setSelected(id)
    void navigate({ hash: id }, { replace: true })
  }
  return [selected, select]
}
