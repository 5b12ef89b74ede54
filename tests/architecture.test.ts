import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** A folder of src imports only from itself and from folders to its right. */
const layers = ['app', 'pages', 'features', 'domain', 'components', 'routes', 'content', 'config', 'lib']

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(tsx?|js|mdx)$/.test(file) && !file.startsWith('content/samples/'))

type Import = { readonly file: string; readonly target: string }

/** Every import of the project's own code: of other folders (`@/`), relative ones, and globs. */
function importsOf(file: string): readonly Import[] {
  const text = readFileSync(path.join('src', file), 'utf8')
  const found = text.matchAll(
    /(?:from\s+|import\s*\(\s*|import\s+|glob(?:<[^>]*>)?\(\s*)'((?:@\/|\.)[^']*)'/g,
  )
  return [...found].map((match) => ({ file, target: match[1] ?? '' }))
}

const resolve = ({ file, target }: Import) =>
  target.startsWith('@/') ? target.slice(2) : path.posix.join(path.posix.dirname(file), target)

const layerOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')
const all = files.flatMap(importsOf)

/** Breaches in words; the list is empty when every import is allowed. */
const breaches = (rule: (found: Import) => string | undefined) =>
  all.flatMap((found) => {
    const why = rule(found)
    return why ? [`src/${found.file} imports ${found.target}: ${why}`] : []
  })

test('there is something to check', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(all.length).toBeGreaterThan(80)
})

test('every folder of src is a known layer', () => {
  const known = [...layers, 'styles', 'fonts']
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map((entry) => entry.name).filter((name) => !known.includes(name))).toEqual([])
})

test('a folder imports only from folders to its right', () => {
  expect(
    breaches((found) => {
      const from = layers.indexOf(layerOf(found.file))
      const to = layers.indexOf(layerOf(resolve(found)))
      return from >= 0 && to >= 0 && to < from ? `${layers[from]} may not use ${layers[to]}` : undefined
    }),
  ).toEqual([])
})

test('src imports nothing outside src', () => {
  expect(breaches((found) => (resolve(found).startsWith('../') ? 'it is outside src' : undefined))).toEqual(
    [],
  )
})

test('the domain holds rules and storage, no React', () => {
  const importers = files.filter(
    (file) =>
      file.startsWith('domain/') && /from 'react|from '@tanstack/.test(readFileSync(`src/${file}`, 'utf8')),
  )
  expect(importers).toEqual([])
})

test.each(['features', 'pages'])('no folder of %s imports another one', (layer) => {
  const nameOf = (file: string) => new RegExp(`^${layer}/([^/]+)`).exec(file)?.[1]
  expect(
    breaches((found) => {
      const [from, to] = [nameOf(found.file), nameOf(resolve(found))]
      return from && to && from !== to ? `${from} may not use ${to}` : undefined
    }),
  ).toEqual([])
})

test('components/ui, dialog and tooltip import only one another and lib', () => {
  expect(
    breaches((found) => {
      if (!/^components\/(ui|dialog|tooltip)\//.test(found.file)) return undefined
      return /^(components\/(ui|dialog|tooltip)|lib)\//.test(resolve(found))
        ? undefined
        : 'a primitive knows only lib'
    }),
  ).toEqual([])
})

test('imports use @/ for other folders and ./ for the own one, never ../', () => {
  expect(
    breaches(({ file, target }) => {
      // A glob takes no alias.
      if (file === 'app/pages.ts') return undefined
      if (target.startsWith('../')) return 'write @/ across folders'
      if (target.startsWith('@/') && path.posix.dirname(target.slice(2)) === path.posix.dirname(file)) {
        return 'write ./ inside a folder'
      }
      return undefined
    }),
  ).toEqual([])
})

test('there are no barrels and no folders or files with an empty name such as utils', () => {
  const bad = files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc)(\.tsx?|\/)/.test(file))
  expect(bad).toEqual([])
})

test('only pages and forms, which come later as a whole, have a default export, and each has one', () => {
  const withDefault = files.filter((file) =>
    /^export default/m.test(readFileSync(path.join('src', file), 'utf8')),
  )
  const isPage = (file: string) => /^pages\/[^/]+\/page\.tsx$/.test(file)
  const comeLater = files.filter((file) => isPage(file) || hasForm(file.replace(/\.tsx?$/, '')))
  expect(withDefault.sort()).toEqual(comeLater.sort())
})

test('one module calls fetch; a report of an error, to which no answer is awaited, is the other call', () => {
  const callers = files.filter((file) => /\bfetch\(/.test(readFileSync(path.join('src', file), 'utf8')))
  const own = callers.filter((file) => !file.startsWith('content/'))
  expect(own.sort()).toEqual(['config/report-error.ts', 'lib/post-json.ts'])
})

test('no component reads the environment itself', () => {
  // Whether pages are prerendered is no setting.
  const readers = files.filter((file) =>
    /import\.meta\.env(?!\.SSR\b)/.test(readFileSync(path.join('src', file), 'utf8')),
  )
  expect(readers).toEqual([])
})

test('a link to a page is written by the name of its row', () => {
  const quoted = files.flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(/\bhref=(?:"|\{['"`])\/[^"'`]*/g)].map(
      ([link]) => `src/${file}: ${link} (write href('…') of src/routes/table.ts)`,
    ),
  )
  expect(quoted).toEqual([])
})

// Their rules end in `*`: every change of a page then checks every element (docs/styles.md).
test('no class depends on a state inside its group or its peer', () => {
  const askers = files.filter((file) =>
    /(group|peer)-has-/.test(readFileSync(path.join('src', file), 'utf8')),
  )
  expect(askers).toEqual([])
})

// Nothing else fails when a form is copied without its test.
test('each feature has tests, in a folder of its name', () => {
  const tested = readdirSync('tests/features')
  const untested = readdirSync('src/features').filter((feature) => !tested.includes(feature))
  expect(untested, 'folders of src/features that tests/features lacks').toEqual([])
})

// Its tests keep it in use for knip.
test('each feature is in a page or in the app', () => {
  const used = files
    .filter((file) => /^(?:app|pages)\//.test(file))
    .flatMap(importsOf)
    .map(resolve)
  const unused = readdirSync('src/features').filter(
    (feature) => !used.some((module) => module.startsWith(`features/${feature}/`)),
  )
  expect(unused, 'folders of src/features that src/pages and src/app do not import').toEqual([])
})

/** Whether a module has a form in it. */
const hasForm = (module: string) =>
  files.some(
    (file) =>
      file.replace(/\.tsx?$/, '') === module &&
      /\buse(?:Site|Message)Form\(/.test(readFileSync(path.join('src', file), 'utf8')),
  )

// Else it comes with the page, and nothing carries over what was typed before.
test('a form, or another part that comes later, is imported only when it is needed', () => {
  const early = files
    .filter((file) => /^(?:pages|features)\//.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(path.join('src', file), 'utf8').matchAll(
          /^import (?!type )[^']*'((?:@\/features|\.)\/[^']+)'/gm,
        ),
      ].flatMap(([line, target = '']) => {
        const module = resolve({ file, target })
        return /^features\/.*-body$/.test(module) || hasForm(module)
          ? `src/${file}: ${line} (write lateForm(…), docs/architecture.md)`
          : []
      }),
    )
  expect(early).toEqual([])
})

// The policy of the pages allows no `style`; Tailwind finds whole names of classes alone.
test('a look is made of whole utilities, without a colour or a style of its own', () => {
  const own = files
    .filter((file) => /^(?:pages|components|app)\/.*\.tsx$/.test(file))
    // The colours of its words have classes of their own, in docs.css.
    .filter((file) => file !== 'components/docs/code-sheet.tsx')
    .flatMap((file) =>
      [
        ...readFileSync(path.join('src', file), 'utf8').matchAll(
          /\sstyle=\{\{|(?:fill|stroke|color)="#\w+"|className=\{?`[^`]*[\w:]-\$\{/g,
        ),
      ].map(([found]) => `src/${file}: ${found.trim()}`),
    )
  expect(own).toEqual([])
})

/** The texts that calls of a kind begin with, in the site's code, each with its file. */
const namesIn = (call: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(call)].map(([, name = '']) => ({ file, name })),
  )
const inWords = ({ file, name }: { readonly file: string; readonly name: string }) => `src/${file}: '${name}'`

const formNames = namesIn(/use(?:Site|Message)Form\(\{\s*name: '([^']+)'/g)
const keys = namesIn(/useSending\(\{\s*mutationKey: \['([^']+)'\]/g)
const lateNames = namesIn(/(?:lateForm(?:<\w+>)?|dialogForm)\(\s*'([\w-]+)/g)

test.each([
  ['draft that is ended', namesIn(/(?:endDraft|draftMark)\('([^']+)'/g)],
  ['late form', lateNames],
])('the name of a %s is that of a form', (_, names) => {
  expect(names.length).toBeGreaterThan(0)
  const nameless = names.filter(({ name }) => !formNames.some((form) => form.name === name))
  expect(nameless.map(inWords), 'write the name that useSiteForm({ name }) has').toEqual([])
})

// Two forms of one name would share their draft, two mutations of one key their outcome.
test.each([
  ['form or mutation', [...formNames, ...keys]],
  ['late form', lateNames],
])('each %s has a name of its own', (_, names) => {
  expect(names.length).toBeGreaterThan(1)
  const again = names.filter(({ name }) => names.filter((other) => other.name === name).length > 1)
  expect(again.map(inWords), 'a name that is there twice').toEqual([])
})
