// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { compactHtml } from '../../../prerender/pages/compact-html'

const tree = (html: string) => new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML

test.each([
  ['lists', '<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul><p>after</p>'],
  ['a list with words behind it', '<div><ul><li>a</li></ul>words</div>'],
  ['definitions', '<dl><div><dt>a</dt><dd>b</dd></div><div><dt>c</dt><dd><p>d</p><p>e</p></dd></div></dl>'],
  [
    'paragraphs before words, in links, before a comment',
    '<div><p>a</p>b<a href="/"><p>c</p></a><p>d</p><!-- --></div>',
  ],
  ['paragraphs before blocks', '<section><p>a</p><h2>b</h2><p>c</p><table><tbody></tbody></table></section>'],
  ['a paragraph before a phrase', '<div><p>a</p><span>b</span><p>c</p><button>d</button></div>'],
  ['drawings', '<svg viewBox="0 0 1 1"><g><path d="M0 0"></path><circle r="1"></circle></g></svg><p>a</p>'],
  [
    'void elements and states',
    '<p>a<br/>b<img src="/a.png" alt=""/></p><input type="text" disabled="" value=""/>',
  ],
  ['a closed part', '<div hidden="" data-x=""><details open=""><summary>a</summary><p>b</p></details></div>'],
])('fewer bytes, the same tree: %s', (_, html) => {
  const compact = compactHtml(html)
  expect(tree(compact)).toBe(tree(html))
  expect(compact.length).toBeLessThanOrEqual(html.length)
})

test('what can be left out is left out', () => {
  expect(compactHtml('<ul><li>a</li><li>b</li></ul>')).toBe('<ul><li>a<li>b</ul>')
  expect(compactHtml('<div hidden=""><p>a</p><p>b</p></div>')).toBe('<div hidden><p>a<p>b</div>')
  expect(compactHtml('<svg><path d="M0 0"></path></svg><br/>')).toBe('<svg><path d="M0 0"/></svg><br>')
})
