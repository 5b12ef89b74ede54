import { brotliCompressSync } from 'node:zlib'
import postcss, { type AtRule, type Container } from 'postcss'
import { PurgeCSS } from 'purgecss'
import { flattenLayers } from './flat-layers.ts'

/** Brotli bytes of HTML and styles that leave a document within its first flight of 14,300. */
const firstFlight = 12_300
/** Words that fill the first screen of a wide window. */
const firstScreenWords = 150

/**
 * The rules to inline in a page: all that its HTML uses if the document then fits the first flight
 * of a connection, otherwise those of its first screen. The stylesheets come after `load` and bring
 * the rest.
 *
 * @param css the page's stylesheets, in their order.
 * @param body the markup of `#root`.
 */
export async function inlineStyles(css: string, body: string): Promise<string> {
  const all = await usedBy(body, css)
  const fits = brotliCompressSync(all + body).length <= firstFlight
  return fits ? all : usedBy(firstScreenOf(body), css)
}

/** The markup up to the first section that begins after enough words that can be seen. */
function firstScreenOf(body: string): string {
  const main = body.indexOf('<main')
  for (const { index } of body.slice(main).matchAll(/<section\b/g)) {
    const words = body
      .slice(main, main + index)
      .replace(/<details(?![^>]* open)[^>]*>.*?<\/details>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/)
    if (words.length >= firstScreenWords) return body.slice(0, main + index)
  }
  return body
}

async function usedBy(body: string, css: string): Promise<string> {
  // What is in a closed dialog is not seen before the stylesheets are there.
  const html = `<html><body>${body.replace(/<dialog\b.*?(<\/dialog>|$)/gs, '')}`
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
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
 * What selectors can name in a page: its tags, attributes and ids, and its classes as they are
 * written.
 */
function wordsOf(html: string): string[] {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  )
  return [...(html.match(/[^\s"'<>=`]+/g) ?? []), ...classes]
}

/** States that need a pointer, a press or the app. */
const laterState =
  /:hover|:active|:disabled|:modal|\[aria-expanded=["']?true|\[aria-busy|\[data-live|::-webkit-|::file-selector-button|::placeholder|::backdrop|\[tabindex=/

/** What a page at rest does not show. */
const laterProperty =
  /^(transition|cursor|-webkit-text-decoration|-webkit-tap-highlight-color|font-(feature|variation)-settings)$/

/**
 * Rules for print and for less motion, and Tailwind's stand-in for browsers without `@property`.
 */
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
