import { expect, test } from 'vitest'
import { inlineStyles } from '../../../prerender/pages/inline-styles'

const css = `
@layer properties{*{--tw-shadow:0}}
@property --tw-leading{syntax:"*";inherits:false}
@property --tw-shadow{syntax:"*";inherits:false}
@layer theme{:root{--read:1px;--unread:2px}}
@layer components{.box{margin:var(--read);line-height:var(--tw-leading)}.tall{--tw-leading:1}}
@layer components{.box:hover,.box:focus-visible{color:red}.box:active{color:blue}.tall:not(:disabled){color:green}}
@layer components{.absent{color:red}.md\\:w-1{width:1px}}
@media print{.box{display:none}}
@keyframes seen{from{opacity:0}}
.anim{animation:seen 1s}
.second{color:red}
`

test('rules of the first screen stay; those that need a pointer, a printer or another page are removed', async () => {
  const kept = await inlineStyles(
    css,
    '<div class="box tall anim md:w-1" title="absent"><absent id="absent">absent</absent></div><dialog class="absent"></dialog>',
  )
  for (const part of [
    '--read:1px',
    'margin:var(--read);',
    '.tall:not(:disabled)',
    '.md\\:w-1',
    '@keyframes seen',
    '@property --tw-leading',
    'line-height:var(--tw-leading)',
  ]) {
    expect(kept).toContain(part)
  }
  for (const part of [
    '--unread',
    ':hover',
    ':active',
    ':focus-visible',
    '.absent',
    'print',
    '--tw-shadow',
    '@layer properties{',
  ]) {
    expect(kept).not.toContain(part)
  }
})

/** A section of unique words, so that it cannot be compressed. */
const section = (words: number, name: string) => {
  const text = Array.from({ length: words }, (_, index) =>
    Math.sin(index + 1)
      .toString(36)
      .slice(3),
  )
  return `<section class="${name}">${text.join(' ')}</section>`
}

test('a page that is longer than a first flight has the rules of its first screen', async () => {
  const page = (words: number) => `<main>${section(200, 'box')}${section(words, 'second')}</main>`
  expect(await inlineStyles(css, page(100))).toContain('.second')
  const long = await inlineStyles(css, page(4000))
  expect(long).toContain('.box{')
  expect(long).not.toContain('.second')
})
