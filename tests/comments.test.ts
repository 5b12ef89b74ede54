import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no comment is wider than 100 columns', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css'], {
    encoding: 'utf8',
  })
  const isWide = (line: string) => line.length > 100 && /^\s*(\/\/|\/\*|\*[ /]|\{\/\*)/.test(line)
  const wide = files.split('\n').filter((file) => file && !file.startsWith('src/content/samples/'))
  expect(wide.filter((file) => readFileSync(file, 'utf8').split('\n').some(isWide))).toEqual([])
})
