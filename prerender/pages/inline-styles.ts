import { brotliCompressSync } from 'node:zlib'
import postcss, { type AtRule, type Container } from 'postcss'
import { PurgeCSS } from 'purgecss'
import { flattenLayers } from './flat-layers.ts'

/** Brotli bytes of HTML and styles that leave a document within its first flight of 14,300. */
const firstFlight = 12_300
/** Words that fill the first screen of a wide window. */
const firstScreenWords = 150

/**
 * The rules to inline in a page: those that its HTML uses, from its beginning to the last section
 * with which the document still fits the first flight of a connection, but at least those of the
 * first screen. The stylesheets bring the rest after `load`.
 */
export async function inlineStyles(css: string, body: string): Promise<string> {
  let inline = ''
  for (const end of endsOf(body)) {
    inline = await usedBy(body.slice(0, end), css)
    if (brotliCompressSync(inline + body).length <= firstFlight) break
  }
  return inline
}

/** Where the styles may end: from the whole page down to the section below the first screen. */
function endsOf(body: string): readonly number[] {
  const main = body.indexOf('<main')
  const sections = [...body.slice(main).matchAll(/<section\b/g)].map(({ index }) => main + index)
  const below = sections.filter((start) => {
    const seen = body.slice(main, start).replace(/<details(?![^>]* open)[^>]*>.*?<\/details>/gs, '')
    const words = seen.replace(/<[^>]*>/g, ' ').trim()
    return words.split(/\s+/).length >= firstScreenWords
  })
  return [...below, body.length].reverse()
}

async function usedBy(body: string, css: string): Promise<string> {
  // What is in a closed dialog is not seen before the stylesheets are there.
  const html = `<html><body>${body.replace(/<dialog\b.*?(<\/dialog>|$)/gs, '')}`
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: nameLater(css) }],
    defaultExtractor: wordsOf,
    keyframes: true,
    variables: true,
    safelist: { standard: [':root', 'html', 'body', 'footer'], variables: html.match(/--[\w-]+/g) ?? [] },
  })
  const root = postcss.parse(purged?.css ?? css)
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove()
  })
  root.walkRules((rule) => {
    const seen = rule.selectors.filter((one) => !laterState.test(one.replace(/:not\([^)]*\)/g, '')))
    if (seen.length === 0) rule.remove()
    else if (seen.length < rule.selectors.length) rule.selectors = seen
  })
  root.walkDecls(laterProperty, (declaration) => void declaration.remove())
  const read = root.toString() + html
  root.walkAtRules('property', (rule) => {
    if (!read.includes(`var(${rule.params}`)) rule.remove()
  })
  root.walkDecls(/^--/, (declaration) => {
    if (!read.includes(`var(${declaration.prop}`)) declaration.remove()
  })
  dropEmpty(root)
  return flattenLayers(root.toString().replaceAll(/\n+/g, ''))
}

/**
 * Leaves the first family out of stacks whose file the first paint should not share the connection
 * with: all but the display face and the text's upright one.
 */
function nameLater(css: string): string {
  const root = postcss.parse(css)
  const fallbacks = new Map<string, string>()
  root.walkDecls(/^--font-/, ({ prop, value }) => {
    fallbacks.set(prop, value.split(',').slice(1).join(',').trim())
  })
  root.walkDecls(/^font(-family)?$/, (declaration) => {
    const isItalic = /\bitalic\b/.test(declaration.parent?.toString() ?? '')
    const later = isItalic ? /var\((--font-(?:text|maths))\)/ : /var\((--font-(?:maths|mono))\)/
    declaration.value = declaration.value.replace(later, (all, name) => fallbacks.get(name) ?? all)
  })
  return root.toString()
}

/** What selectors can name in a page: tags, attributes, ids, and classes as they are written. */
function wordsOf(html: string): string[] {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  )
  return [...(html.match(/[^\s"'<>=`]+/g) ?? []), ...classes]
}

/** States that need a pointer, a press or the app. */
const laterState = new RegExp(
  [
    ':hover|:active|:focus-within|:disabled|:modal|\\[aria-expanded=["\']?true|\\[aria-busy|\\[data-live',
    '::-webkit-|::file-selector-button|::placeholder|::backdrop|\\[tabindex=',
  ].join('|'),
)

/** What a page at rest does not show. */
const laterProperty =
  /^(transition|cursor|tab-size|-webkit-text-decoration|-webkit-tap-highlight-color|font-(feature|variation)-settings)$/

/** Rules for print and for less motion, and Tailwind's for browsers without `@property`. */
const isLater = ({ name, params, nodes }: AtRule) =>
  (name === 'media' && /^(print|\(scripting: ?none\)|\(prefers-reduced-motion: ?reduce\))$/.test(params)) ||
  (name === 'layer' && params === 'properties' && nodes !== undefined)

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    dropEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  })
}
