import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** One tab. `panel` is the id of its own panel; tabs without one share the panel of the list. */
export type Tab<Id extends string> = { readonly id: Id; readonly label: string; readonly panel?: string }

const tabId = (base: string, id: string) => `${base}-tab-${id}`
const panelId = (base: string, tab: Tab<string>) => tab.panel ?? `${base}-panel`

/**
 * A list too narrow for its tabs scrolls sideways: the tab at this place comes into view, and the
 * page does not scroll.
 */
export function showTab(list: HTMLElement | null, at: number): void {
  const tab = list?.children[at]
  if (!(tab instanceof HTMLElement) || !list || list.scrollWidth <= list.clientWidth) return
  list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}

type TabListProps<Id extends string> = {
  /** Start of the ids of tabs and panels, from useId. */
  readonly base: string
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** `tabs` and a look of src/styles/docs.css, or the page's own; index tabs by default. */
  readonly className?: string
}

/** Tabs with automatic activation (WAI-ARIA APG, "Tabs"). Without scripts all panels show. */
export function TabList<Id extends string>({
  base,
  label,
  tabs,
  selected,
  onSelect,
  className = 'tabs tabs-index',
}: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ id }) => id === selected)

  useEffect(() => showTab(list.current, at), [at])

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const to = steps[event.key]
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onSelect(next.id)
    const tab = list.current?.children[to]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(base, tab.id)}
          aria-controls={panelId(base, tab)}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          <span>{tab.label}</span>
        </button>
      ))}
    </div>
  )
}

type TabPanelProps<Id extends string> = {
  readonly base: string
  /** The tab that the panel belongs to; for a shared panel, the selected one. */
  readonly tab: Tab<Id>
  readonly selected: Id
  /** False where the panel begins with something focusable. */
  readonly focusable?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** What a tab shows. It stays in the page while hidden, for readers without scripts. */
export function TabPanel<Id extends string>({
  base,
  tab,
  selected,
  focusable = true,
  className,
  children,
}: TabPanelProps<Id>) {
  return (
    <div
      role="tabpanel"
      id={panelId(base, tab)}
      aria-labelledby={tabId(base, tab.id)}
      hidden={tab.id !== selected}
      className={className}
      tabIndex={focusable ? 0 : undefined}
    >
      {children}
    </div>
  )
}
