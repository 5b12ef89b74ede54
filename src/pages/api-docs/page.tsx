import '@/styles/docs.css'
import { useContext, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CodeSheet } from '@/components/docs/code-sheet'
import { DocsFrame } from '@/components/docs/docs-frame'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { TabList, TabPanel } from '@/components/ui/tabs'
import { apiDocs, endpointSamples } from '@/content/pages/api-docs'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { attempt } from '@/lib/attempt'
import { useHydrated, VisitContext } from '@/lib/store'
import { href } from '@/routes/table'
import { EndpointsPanel } from './endpoints-panel'
import { AuthenticationPanel, ExamplesPanel, SdksPanel } from './panels'

const tabs = [
  { id: 'endpoints', label: 'Endpoints', panel: 'endpoints', Panel: EndpointsPanel },
  { id: 'authentication', label: 'Authentication', panel: 'authentication', Panel: AuthenticationPanel },
  { id: 'sdks', label: 'SDKs', panel: 'sdks', Panel: SdksPanel },
  { id: 'examples', label: 'Examples', panel: 'examples', Panel: ExamplesPanel },
] as const
type TabId = (typeof tabs)[number]['id']

/** /api and /api/docs (specification, section 2). */
export default function ApiDocsPage() {
  const [selected, select] = useFragmentTab()
  const base = useId()
  return (
    <>
      <Hero
        id="page-heading"
        note="Same tutor, your class."
        title={'Ask the tutor\u00a0from ==your\u00a0code=='}
        lead="For developers: an AI tutor in one POST. You send a question, and the reply is the next hint, not the answer."
        actions={
          <>
            <p className="flex flex-wrap gap-x-4 gap-y-2">
              <Button href={href('register')} small>
                Get API Key
              </Button>
              <Button href={`${href('apiDocs')}#documentation`} variant="line" small>
                Full Documentation
              </Button>
            </p>
            <p className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
              <RequestAccessButton className="link quiet">Request Beta Access</RequestAccessButton>
              <LinkArrow href={href('pricing')}>View Pricing</LinkArrow>
            </p>
            <p className="mt-2 text-note text-muted">Keys come with a free beta invitation.</p>
          </>
        }
        split="5/7"
        aside={
          <>
            <h2 id="quick-start" className="sr-only">
              Quick start
            </h2>
            <CodeSheet label="Quick start" samples={endpointSamples.ask} notes={apiDocs.notes} wide />
          </>
        }
      />
      <DocsFrame id="documentation" label="Documentation">
        <TabList base={base} label="Documentation" tabs={tabs} selected={selected} onSelect={select} />
        {tabs.map(({ Panel, ...tab }) => (
          <TabPanel key={tab.id} base={base} tab={tab} selected={selected} focusable={tab.id !== 'endpoints'}>
            <Panel />
          </TabPanel>
        ))}
      </DocsFrame>
    </>
  )
}

/** The selected tab: the one that the address's fragment is in. */
function useFragmentTab(): readonly [TabId, (id: TabId) => void] {
  const { search, hash, key } = useLocation()
  const navigate = useNavigate()
  const { type } = useContext(VisitContext)
  // The tab was chosen here, or Back leads to where the page was left. An entry that the browser
  // made for a fragment has no key of its own.
  const stays = type === 'REPLACE' || (type === 'POP' && key !== 'default')
  const chosen = useHydrated() ? tabs.find(({ id }) => hash === `#${id}`) : undefined
  const [selected, setSelected] = useState<TabId>(chosen?.id ?? 'endpoints')
  const target = useRef<HTMLElement | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one fragment may come twice.
  useEffect(() => {
    // A chosen tab sets the fragment, so an address without one means the first tab.
    if (!hash) return setSelected('endpoints')
    const found = document.getElementById(hash.slice(1))
    const panel = found?.closest('[role="tabpanel"]')
    const tab = tabs.find((each) => each.panel === panel?.id)
    if (!tab) return
    if (!stays) {
      target.current = found
      // With a key, Back and a reload know the entry again.
      if (key === 'default') void attempt(() => navigate({ search, hash }, { replace: true }))
    }
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
    // Safari refuses a change of the address after a hundred in ten seconds: a held arrow key.
    void attempt(() => navigate({ search, hash: id }, { replace: true }))
  }
  return [selected, select]
}
