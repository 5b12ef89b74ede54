import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themes } from '@/content/pages/students'

// These files repeat colours of src/styles.css.

const long = (color: string) =>
  color
    .toLowerCase()
    .replace('%23', '#')
    .replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
const colorsIn = (file: string) =>
  (readFileSync(file, 'utf8').match(/(?:#|%23)(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? []).map(long)

/** The values of each colour, by day and by night, by its name. */
const palette = new Map(
  [
    ...readFileSync('src/styles.css', 'utf8').matchAll(
      /^ {4}--([\w-]+): (?:light-dark\()?(#\w+)(?:, (#\w+))?/gm,
    ),
  ].map(([, name = '', day = '', night = day]) => [name, { day, night }]),
)

test.each([
  ['index.html', 'ground', 'ground at night'],
  ['prerender/extras/sitemap.ts', 'ground', 'ground'],
  ['public/favicon.svg', 'ink', 'marker', 'band-text', 'on-marker'],
  ['src/styles/components.css', '#9c3a34', 'ground', 'on-ink', 'muted', 'ground', 'marker'],
  [
    'scripts/draw-cards.mjs',
    ...['ink', 'ground', 'muted', 'marker', 'square', 'margin-line', 'ink', 'pen', 'hint', 'hint', 'pen'],
  ],
])('%s has the colours of the palette', (file, ...names) => {
  const now = names.map((name) => {
    const { day, night } = palette.get(name.replace(' at night', '')) ?? { day: name, night: name }
    return name.endsWith('night') ? night : day
  })
  const steps =
    'after a new one: rm public/assets/card-*, node scripts/draw-cards.mjs, node scripts/draw-icons.mjs'
  expect(colorsIn(file), `${names.join(', ')}; ${steps}`).toEqual(now)
})

test('the five themes of the student page differ in colour, by day and by night', () => {
  expect(themes).toHaveLength(5)
  const styles = readFileSync('src/styles.css', 'utf8')
  const colors = themes.map(({ value, className }) => {
    const rule = `\\.${className},\\s+\\.sec:has\\(\\[value="${value}"\\]:checked\\) {`
    const pair = RegExp(`${rule}\\s+--theme: light-dark\\((#\\w+), (#\\w+)\\);`).exec(styles)
    return { value, day: pair?.[1], night: pair?.[2] }
  })
  for (const time of ['day', 'night'] as const)
    expect(new Set(colors.flatMap((color) => color[time] ?? [])).size, time).toBe(5)
})
