import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import GdprPage from '@/pages/gdpr/page'
import PrivacyPage from '@/pages/privacy/page'
import SecurityPage from '@/pages/security/page'
import TermsPage from '@/pages/terms/page'
import { matchRoute } from '@/routes/match'

const pages = { '/privacy': PrivacyPage, '/terms': TermsPage, '/security': SecurityPage, '/gdpr': GdprPage }

/** A legal page's address. */
type LegalAddress = keyof typeof pages

/** Shows a legal page at its address. */
export function open(address: LegalAddress) {
  const Page = pages[address]
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  )
}

const idsOf = (address: LegalAddress) => {
  const { container, unmount } = open(address)
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => `#${id}`)
  unmount()
  return ids
}

const isLegal = (path: string): path is LegalAddress => Object.hasOwn(pages, path)

/**
 * Expects every link of the page that stays on the site to lead to a page, and to a place on it
 * where it names one.
 */
export function expectLinksToResolve(address: LegalAddress) {
  const { container, unmount } = open(address)
  const links = [...container.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'))
  unmount()
  expect(links.length).toBeGreaterThan(0)
  const places = new Map<LegalAddress, readonly string[]>()
  const broken = links.filter((link) => {
    const { pathname, hash } = new URL(link, 'https://site.example')
    if (!matchRoute(pathname)) return true
    if (!hash) return false
    if (!isLegal(pathname)) throw new Error(`${link} names a place on a page that this test does not open`)
    const ids = places.get(pathname) ?? idsOf(pathname)
    places.set(pathname, ids)
    return !ids.includes(hash)
  })
  expect(broken).toEqual([])
}

/** Every text of the page as it is read, with single spaces. */
export const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ')
