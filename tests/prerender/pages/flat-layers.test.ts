import { expect, test } from 'vitest'
import { flattenLayers } from '../../../prerender/pages/flat-layers'

/** The number of ids that a selector is raised by. */
const raised = (css: string, selector: string) => {
  const rule = css.split('}').find((text) => text.startsWith(selector)) ?? ''
  expect(rule, selector).not.toBe('')
  return rule.split(':not(#a)').length - 1
}

test('a higher layer is more specific than a lower one, and what is in no layer more than all', () => {
  const css = flattenLayers(
    '.free{top:0}@layer theme{:root{--a:1}}@layer base{h1{top:0}}' +
      '@layer components{.c{top:0}}@layer utilities{.u{top:0}}',
  )
  expect(css).not.toContain('@layer')
  const steps = [':root', 'h1', '.c', '.u', '.free'].map((selector) => raised(css, selector))
  expect(steps).toEqual([0, 0, 0, 1, 2])
})

test('of important declarations the lower layer wins, and a rule with both kinds is parted', () => {
  const css = flattenLayers(
    '@layer base{.b{top:0!important}}@layer components{.c{top:0;left:0!important}}' +
      '@layer utilities{.u{top:0!important}}',
  )
  expect(raised(css, '.b')).toBeGreaterThan(raised(css, '.c:not(#a):not(#a)'))
  expect(raised(css, '.c:not(#a):not(#a)')).toBeGreaterThan(raised(css, '.u'))
  expect(css).toContain('.c{top:0}')
  expect(css).toMatch(/\.c(:not\(#a\)){2,}\{left:0!important\}/)
})

test.each([
  ['.a:hover::before', '.a:hover:not(#a)::before'],
  ['.a:after', '.a:not(#a):after'],
  [String.raw`.sm\:after\:w-2:after`, String.raw`.sm\:after\:w-2:not(#a):after`],
  ['.a>.b:is(.c,.d)', '.a>.b:is(.c,.d):not(#a)'],
  ['::file-selector-button', ':not(#a)::file-selector-button'],
])('the selector %s keeps its pseudo-element last', (selector, expected) => {
  expect(flattenLayers(`@layer utilities{${selector}{top:0}}`)).toBe(`${expected}{top:0}`)
})

test('media queries are looked into, keyframes are left alone', () => {
  const css = flattenLayers(
    '@layer utilities{@media print{.a{top:0}}@keyframes k{from{top:0}to{top:1px}}}@layer components;',
  )
  expect(css).toBe('@media print{.a:not(#a){top:0}}@keyframes k{from{top:0}to{top:1px}}')
})

test('a rule in a rule has its parent’s specificity', () => {
  expect(flattenLayers('@layer utilities{.a{.b{top:0}}}')).toBe('.a:not(#a){.b{top:0}}')
})

test.each([
  ['a layer that is not the site’s', '@layer other{.a{top:0}}', /"other"/],
  ['a base rule that a class cannot overrule', '@layer base{a:hover{top:0}}', /a:hover is more specific/],
  ['another one', '@layer base{[type][hidden]{top:0}}', /in :where\(\)/],
])('%s stops the build', (_, css, message) => {
  expect(() => flattenLayers(css)).toThrow(message)
})

test.each([
  'a:where(:hover)',
  ':where(h1:is(.a, .b)):focus',
  'ul ul',
  '[type="search"]',
  'html:focus-within',
  ':root[data-theme]',
  'a::before',
])('a base rule may say %s', (selector) => {
  expect(flattenLayers(`@layer base{${selector}{top:0}}`)).toBe(`${selector}{top:0}`)
})
