import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

/** One tab. `panel` is the id of its own panel; tabs without one share the panel of the list. */
export type Tab<Id extends string> = { readonly id: Id; readonly label: string; readonly panel?: string }

/** A tab's classes and those of its list, which `tabs` lets scroll (src/styles/code.css). */
export const tabLooks = {
  /** In the head of a code sheet. */
  board: {
    list: 'tabs flex min-w-0 flex-1 overflow-x-auto max-sm:[mask-image:linear-gradient(to_left,transparent,#000_24px)] sm:pl-2',
    tab: 'relative min-h-12 px-2.25 text-note font-semibold whitespace-nowrap sm:px-3',
    on: 'text-chalk after:absolute after:inset-x-2.25 after:bottom-0 after:border-b-4 after:border-marker sm:after:inset-x-3',
    off: 'text-chalk-muted hover:text-chalk',
  },
  /** Index tabs on the edge of what they lead to. */
  index: {
    list: 'tabs flex border-b-line border-ink max-sm:-mr-out max-sm:overflow-x-auto max-sm:overflow-y-hidden sm:gap-1',
    tab: 'inline-flex min-h-13 items-center rounded-t-control border-line border-b-0 px-2.25 font-semibold whitespace-nowrap no-underline max-sm:text-note sm:-mb-[1.5px] sm:px-4.5',
    on: 'border-ink bg-ground text-ink *:border-b-5 *:border-marker',
    off: 'border-transparent text-muted hover:text-ink',
  },
} as const

const tabId = (base: string, id: string) => `${base}-tab-${id}`
const panelId = (base: string, tab: Tab<string>) => tab.panel ?? `${base}-panel`

type TabListProps<Id extends string> = {
  /** Start of the ids of tabs and panels, from useId. */
  readonly base: string
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  readonly look?: keyof typeof tabLooks
  /** Classes of the list that has none of the looks. */
  readonly className?: string
}

/**
 * Tabs with automatic activation (WAI-ARIA APG, "Tabs"): one stop in the Tab order; arrow keys,
 * Home and End move and select. Without scripting the list is not shown, and every panel is
 * (src/styles/code.css).
 */
export function TabList<Id extends string>({
  base,
  label,
  tabs,
  selected,
  onSelect,
  look,
  className,
}: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const classes = look && tabLooks[look]

  // A list too narrow for its tabs scrolls sideways; the selected one is brought into view, the
  // page stays where it is.
  useEffect(() => {
    const tab = document.getElementById(tabId(base, selected))
    const { current } = list
    if (!tab || !current || current.scrollWidth <= current.clientWidth) return
    current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2
  }, [base, selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
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
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`print:hidden noscript:hidden ${classes?.list ?? className}`}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className={classes && `${classes.tab} ${tab.id === selected ? classes.on : classes.off}`}
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
  /**
   * False where the panel begins with something focusable. A panel that scrolls sideways must take
   * the focus.
   */
  readonly focusable?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/**
 * What a tab shows. It stays in the page while hidden, so that it can be read and found without
 * scripting.
 */
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
      {...(focusable ? { tabIndex: 0 } : {})}
    >
      {children}
    </div>
  )
}
