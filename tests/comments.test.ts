import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from './support/files-in'

const folders = ['dev', 'e2e', 'prerender', 'scripts', 'src', 'tests']
const files = [...readdirSync('.'), ...folders.flatMap(filesIn)].filter(
  (file) => /\.(?:tsx?|m?js|css)$/.test(file) && !file.startsWith('src/content/samples/'),
)

test('no comment is wider than 100 columns', () => {
  const isWide = (line: string) => line.length > 100 && /^\s*(\/\/|\/\*|\*[ /]|\{\/\*)/.test(line)
  const wide = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isWide(line) ? `${file}:${index + 1}` : [])),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(wide).toEqual([])
})
