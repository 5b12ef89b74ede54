import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { apiNames, fillNames } from '@/content/api/api-names'
import { codeText } from '@/lib/code-sample'
import { highlight } from '../../../prerender/pages/highlight'

const folder = 'src/content/samples'
const samples = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.\w+$/.test(file) && !file.endsWith('.d.ts'))
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const ofKind = (extension: string) => samples.filter((file) => file.endsWith(extension))

test.each(samples)('%s loses no character when it is cut into runs', async (file) => {
  const sample = await highlight(read(file), path.extname(file).slice(1))
  expect(codeText(sample)).toBe(read(file).trimEnd())
  expect(sample.kinds).toHaveLength(sample.runs.length)
  expect(sample.kinds).toMatch(/^[ kswc]+$/)
  expect(new Set(sample.kinds).size).toBeGreaterThan(1)
})

test('strings, keys, words of the language and comments are told apart', async () => {
  const { runs, kinds } = await highlight("// one\nconst a = { b: 'c' }\n", 'mjs')
  const kindOf = (text: string) => kinds[runs.findIndex((run) => run.includes(text))]
  expect(kindOf('// one')).toBe('c')
  expect(kindOf('const')).toBe('w')
  expect(kindOf("'c'")).toBe('s')
  expect(kindOf('b:')).toBe('k')
})

const names = apiNames({ name: 'Sidenote', url: 'https://sidenote.example' })

test.each(samples)('%s names the site by its placeholders only', (file) => {
  expect(read(file)).not.toMatch(/sidenote/i)
  expect(fillNames(read(file), names)).not.toMatch(/sitename|host\.example(?!\w)/i)
})

test.skipIf(process.platform === 'win32').each(ofKind('.sh'))('%s is correct shell', (file) => {
  execFileSync('sh', ['-n', path.join(folder, file)])
})

test.each(ofKind('.sh').filter((file) => read(file).includes("-d '")))('%s sends correct JSON', (file) => {
  const body = /-d '([\s\S]*)'/.exec(read(file))?.[1] ?? ''
  expect(Object.keys(JSON.parse(body)).length).toBeGreaterThan(2)
})

test.each(ofKind('.mjs'))('%s is a correct module', (file) => {
  execFileSync(process.execPath, ['--check', path.join(folder, file)])
})

test('the documented calls send the same body in every language', () => {
  for (const call of ['ask', 'session', 'add-course', 'track']) {
    const keys = (file: string, pattern: RegExp) =>
      [...read(`endpoints/${file}`).matchAll(pattern)].map(([, key]) => key)
    const curl = keys(`${call}.sh`, /^ {4}"(\w+)":/gm)
    expect(curl.length).toBeGreaterThan(2)
    expect(keys(`${call}.mjs`, /^ {4}(\w+):(?! `| 'application)/gm)).toEqual(curl)
    expect(keys(`${call}.py`, /^ {8}"(\w+)":/gm)).toEqual(curl)
  }
})
