import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from './support/files-in'

const docs = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

test('no line of the docs is wider than 100 columns, apart from rows of tables', () => {
  const wide = docs.flatMap((file) =>
    linesOf(file).flatMap((line, index) =>
      [...line].length > 100 && !line.startsWith('|') ? `${file}:${index + 1}` : [],
    ),
  )
  expect(docs.length).toBeGreaterThan(12)
  expect(wide).toEqual([])
})

test('no document has a heading twice', () => {
  const twice = docs.flatMap((file) => {
    const headings = linesOf(file).filter((line) => /^##? /.test(line))
    return headings.filter((line, at) => headings.indexOf(line) !== at).map((line) => `${file}: ${line}`)
  })
  expect(twice).toEqual([])
})

test('AGENTS.md is one page', () => {
  expect(linesOf('AGENTS.md').length).toBeLessThanOrEqual(121)
})

const folders = ['dev', 'docs', 'e2e', 'prerender', 'scripts', 'src', 'tests']
const files = folders.flatMap((folder) => filesIn(folder).map((file) => `/${file}`))

/** What the docs name in backticks and fits a pattern as a whole, each with where it is named. */
const named = (pattern: RegExp) =>
  docs.flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(/`([^`\n]+)`/g)].flatMap(([, name = '']) =>
      pattern.test(name) ? { doc, name } : [],
    ),
  )

test('every source file that the docs name exists', () => {
  const isThere = (name: string) =>
    files.some((file) => file.endsWith(`/${name}`)) || readdirSync('.').includes(name)
  const sources = named(/^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs)$/)
  expect(sources.length).toBeGreaterThan(80)
  expect(sources.filter(({ name }) => !isThere(name))).toEqual([])
})

test('every function and component that the docs name exists', () => {
  const code = files
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !file.startsWith('/tests/docs'))
    .map((file) => readFileSync(`.${file}`, 'utf8'))
    .concat(readFileSync('biome.json', 'utf8'))
    .join('\n')
  const words = new Set(code.match(/\w+/g))
  const identifiers = named(/^[A-Za-z]+[a-z][A-Z]\w*$/)
  expect(identifiers.length).toBeGreaterThan(60)
  expect(identifiers.filter(({ name }) => !words.has(name))).toEqual([])
})

test('docs/decisions.md has a reason for each package', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  const decisions = readFileSync('docs/decisions.md', 'utf8')
  // The second of a scope on is named without it.
  const names = (name: string) => [`\`${name}\``, `\`${name.replace('@fontsource-variable', '…')}\``]
  expect(packages.length).toBeGreaterThan(40)
  expect(packages.filter((name) => !names(name).some((text) => decisions.includes(text)))).toEqual([])
})
