import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no comment is wider than 100 columns', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css'], {
    encoding: 'utf8',
  })
  const isWide = (line: string) => line.length > 100 && /^\s*(\/\/|\/\*|\*[ /]|\{\/\*)/.test(line)
  const read = files.split('\n').filter((file) => file && !file.startsWith('src/content/samples/'))
  const wide = read.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isWide(line) ? `${file}:${index + 1}` : [])),
  )
  expect(wide).toEqual([])
})
