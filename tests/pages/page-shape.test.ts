import { type ComponentType, createElement } from 'react'
import { prerender } from 'react-dom/static'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { addressesOf, routeList } from '@/routes/table'

// What the recipe "To add a page" (docs/architecture.md) asks for and no type can demand.

const pages = import.meta.glob<{ readonly default: ComponentType }>('/src/pages/*/page.tsx')

/** The HTML that a page itself has, without header, footer and the request's dialog. */
async function htmlOf(page: string, path: string, location = path) {
  const load = pages[`/src/pages/${page}/page.tsx`]
  if (!load) throw new Error(`src/pages/${page}/page.tsx is missing`)
  const route = createElement(Route, { path, element: createElement((await load()).default) })
  const element = createElement(StaticRouter, { location }, createElement(Routes, null, route))
  const html = await new Response((await prerender(element)).prelude).text()
  // Here each button brings its dialog along; the app shows one.
  return html.replace(/<dialog[\s\S]*?<\/dialog>/g, '')
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)

const shown = routeList.filter(({ admin, path }) => !admin && !path.includes(':'))

test.each(shown)('$path has one title, ids of its own, and sections in order', async ({ page, path }) => {
  const html = await htmlOf(page, path)
  expect.soft(all(html, /<(h1)\b/g), 'one <h1>').toHaveLength(1)
  const levels = all(html, /<h([1-6])\b/g).map(Number)
  expect
    .soft(
      levels.filter((level, at) => level > (levels[at - 1] ?? level) + 1).map((level) => `<h${level}>`),
      'headings that skip a level, as an <h3> beside a hero does',
    )
    .toEqual([])
  const ids = all(html, / id="([^"]+)"/g)
  expect
    .soft(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      'ids that are there twice',
    )
    .toEqual([])
  const named = all(html, / aria-labelledby="([^"]+)"/g)
  expect
    .soft(
      named.filter((id) => !ids.includes(id)),
      'names of sections without a heading',
    )
    .toEqual([])
  const linked = all(html, / href="#([^"]+)"/g)
  expect
    .soft(
      linked.filter((id) => !ids.includes(id)),
      'links to no place of the page',
    )
    .toEqual([])
  const jumps = all(html, /<a\b[^>]* href="#[^>]*>([\s\S]*?)<\/a>/g).map((words) =>
    words.replace(/<[^>]*>/g, ''),
  )
  expect
    .soft(
      jumps.filter((words) =>
        /^(?:Call|Email|Write|Download|Register|Request|Apply|Subscribe)\b/.test(words),
      ),
      'links down the page that promise more',
    )
    .toEqual([])
  const numbers = all(html, /<div class="mar"><span [^>]*>(\d+)<\/span>/g)
  expect.soft(numbers, 'numbers of the sections').toEqual(numbers.map((_, at) => String(at + 1)))
})

const silent: Readonly<Record<string, string>> = {
  '/platform': 'its body is only the placeholder of the specification',
  '/admin/invitation-requests': 'the browser alone draws it, behind the sign-in of /login',
}
const firstScreens = [
  ...routeList.flatMap((row) => addressesOf(row).map((at) => ({ ...row, at }))),
  { page: 'coming-soon', path: '/coming-soon/:feature', at: '/coming-soon/unheard-of' },
  { page: 'not-found', path: '*', at: '/unheard-of' },
].filter(({ path }) => !(path in silent))

test.each(firstScreens)('$at says first that it is an AI tutor, for whom, and free', async (screen) => {
  const html = await htmlOf(screen.page, screen.path, screen.at)
  const hero = html.replace(/[\s\S]*?<h1|(<h2|<\/section>)[\s\S]*/g, '')
  const words = all(hero, /<p\b[^>]*>([\s\S]*?)<\/p>/g)
    .join(' ')
    .replace(/<[^>]*>/g, '')
  expect.soft(words).toContain('AI tutor')
  const whom = /\b(students?|instructors?|teachers?|schools?|developers?)\b/i
  expect.soft(words, `the hero's first text names none of ${whom.source}`).toMatch(whom)
  expect.soft(words).toMatch(/free .*beta|free beta|beta[^.]* is free/i)
})
