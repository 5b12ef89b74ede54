import { expect, test } from 'vitest'
import { criticalCss, withoutClosed } from '../../../prerender/pages/critical-css'
import { fontFaces } from '../../../prerender/pages/font-faces'

test.each([
  ['<p>a</p><dialog id="x"><div><br><img src="y"/></div></dialog><p>b</p>', '<p>a</p><p>b</p>'],
  ['<div class="pop" hidden=""><div><p>in</p></div></div><i>out</i>', '<i>out</i>'],
  ['<dialog><dialog></dialog><p hidden="">x</p></dialog>z', 'z'],
  ['<p data-hidden="1">stays</p>', '<p data-hidden="1">stays</p>'],
  ['<svg><path d="M0 0"/></svg><p hidden>x</p>', '<svg><path d="M0 0"/></svg>'],
])('what is closed is left out of %s', (html, open) => {
  expect(withoutClosed(html)).toBe(open)
})

const css = `
@layer properties{*{--tw-shadow:0}}
@property --tw-leading{syntax:"*";inherits:false}
@property --tw-shadow{syntax:"*";inherits:false}
@font-face{font-family:Used;src:url(a.woff2)}
@font-face{font-family:Unused;src:url(b.woff2)}
@font-face{font-family:Used;src:url(c.woff2);font-style:italic}
@font-face{font-family:Used Fallback;src:local("Any")}
@layer theme{:root{--read:1px;--unread:2px;--font-used:Used, Used Fallback, serif;--font-late:"Late", serif}}
@font-face{font-family:Late;src:url(d.woff2)}
@layer base{body{font-family:var(--font-used)}.tall{font:italic 500 1em/1 var(--font-used)}.anim{font-family:var(--font-late)}.box{margin:var(--read,3px);line-height:var(--tw-leading,var(--read,2px))}.tall{--tw-leading:1}.box:hover,.box:focus-visible{color:red}.box:active{color:blue}}
@layer base{.absent{color:red}.md\\:w-1{width:1px}}
@media print{.box{display:none}}
@keyframes seen{from{opacity:0}}
.anim{animation:seen 1s}
`

test('what the first look needs stays, and all that waits for a pointer, a printer, a later font or another page goes', async () => {
  const kept = await criticalCss(
    css,
    '<div class="box tall anim md:w-1"></div><dialog class="absent"></dialog>',
    ['a.woff2', 'b.woff2'],
  )
  for (const part of [
    'body{font-family:var(--font-used)}',
    '--read:1px',
    'margin:var(--read);',
    '.box:focus-visible',
    '.md\\:w-1',
    '@keyframes seen',
    '@property --tw-leading',
    'line-height:var(--tw-leading,var(--read,2px))',
  ]) {
    expect(kept).toContain(part)
  }
  for (const part of [
    '@font-face',
    '--font-late',
    'Late',
    '--unread',
    ':hover',
    ':active',
    '.absent',
    'print',
    '--tw-shadow',
    '@layer properties',
  ]) {
    expect(kept).not.toContain(part)
  }
})

test('words in a face that comes later stand in the next family until then', async () => {
  const kept = await criticalCss(css, '<div class="tall anim"></div>', ['a.woff2', 'b.woff2'])
  expect(kept).toContain('font:italic 500 1em/1 Used Fallback,serif')
  expect(kept).toContain('.anim{font-family:serif}')
})

test('font faces and the rest of a stylesheet are parted', () => {
  const { faces, rest } = fontFaces(css)
  expect(faces.match(/@font-face/g)).toHaveLength(5)
  for (const file of ['a.woff2', 'b.woff2', 'c.woff2', 'd.woff2']) expect(faces).toContain(file)
  expect(rest).not.toContain('@font-face')
  expect(rest).toContain('.anim{animation:seen 1s}')
})
