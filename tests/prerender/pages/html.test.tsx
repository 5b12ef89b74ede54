import { expect, test } from 'vitest'
import { compactHtml } from '../../../prerender/pages/html'

const tree = (html: string) => new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML

test.each([
  ['lists', '<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul><p>after</p>'],
  ['a list with words behind it', '<div><ul><li>a</li></ul>words</div>'],
  [
    'paragraphs before words, in links, before a comment',
    '<div><p>a</p>b<a href="/"><p>c</p></a><p>d</p><!-- --></div>',
  ],
  ['paragraphs before blocks', '<section><p>a</p><h2>b</h2><p>c</p><table><tbody></tbody></table></section>'],
  ['a paragraph before a phrase', '<div><p>a</p><span>b</span><p>c</p><button>d</button></div>'],
  ['a list to choose from', '<select required=""><option value="">a</option><option>b</option></select>'],
  ['paragraphs at the end of a block', '<form><div><p>a</p></div><p>b</p></form><p>c</p>'],
  ['facts', '<dl><dt>a</dt><dd>b</dd><div><dt>c</dt><dd>d</dd><dd>e</dd></div></dl><p>f<br/>g</p>'],
  [
    'tables',
    '<table><caption>a</caption><thead><tr><td></td><th>b</th></tr></thead><tbody><tr><th>c</th>' +
      '<td><p>d</p></td></tr><tr><td>e<table><tbody><tr><td>f</td></tr></tbody></table></td></tr></tbody></table>g',
  ],
  ['drawings', '<svg viewBox="0 0 1 1"><g><path d="M0 0"></path><circle r="1"></circle></g></svg><p>a</p>'],
])('fewer bytes, the same tree: %s', (_, html) => {
  const compact = compactHtml(html)
  expect(tree(compact)).toBe(tree(html))
  expect(compact.length).toBeLessThanOrEqual(html.length)
})

test('optional tags and values are left out', () => {
  expect(compactHtml('<ul><li>a</li><li>b</li></ul>')).toBe('<ul><li>a<li>b</ul>')
  expect(compactHtml('<div><p>a</p><p>b</p></div>')).toBe('<div><p>a<p>b</div>')
  expect(compactHtml('<select required=""><option>a</option></select>')).toBe(
    '<select required><option>a</select>',
  )
  expect(compactHtml('<svg><path d="M0 0"></path></svg>')).toBe('<svg><path d="M0 0"/></svg>')
})
