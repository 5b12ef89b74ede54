import { brotliCompressSync, constants } from 'node:zlib'
import postcss, { type ChildNode } from 'postcss'
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss'

/** Bytes of HTML and styles, packed fast, with which a document fits its first flight of 14,300. */
const firstFlight = 13_490
/** Brotli's best level takes forty times as long, and decides the same. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Words that fill the first screen of a wide window. */
const firstScreenWords = 150

/**
 * The rules to inline in a page: those that its HTML uses, up to the last section with which the
 * document still fits the first flight of a connection, but at least those of the first screen. The
 * stylesheets bring the rest after `load`; the font faces are always inline.
 */
export async function inlineStyles(css: string, body: string, faces = ''): Promise<string> {
  const ends = endsOf(body)
  const stylesTo = async (end: number) => faces + (await usedBy(body.slice(0, end), css))
  const fits = (inline: string) => brotliCompressSync(inline + body, fast).length <= firstFlight
  const whole = await stylesTo(body.length)
  if (ends.length === 0 || fits(whole)) return whole
  // Purging is slow, so the sections are halved and not tried one by one.
  let [first, beyond] = [0, ends.length]
  while (beyond - first > 1) {
    const middle = (first + beyond) >> 1
    if (fits(await stylesTo(ends[middle] ?? 0))) first = middle
    else beyond = middle
  }
  return stylesTo(ends[first] ?? 0)
}

/** Where the styles may end before the page does: below the first screen, from the top down. */
function endsOf(body: string): readonly number[] {
  const main = body.indexOf('<main')
  const sections = [...body.slice(main).matchAll(/<section\b/g)].map(({ index }) => main + index)
  return sections.filter((start) => {
    const seen = body.slice(main, start).replace(/<details(?![^>]* open)[^>]*>.*?<\/details>/gs, '')
    return (seen.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? []).length >= firstScreenWords
  })
}

async function usedBy(body: string, css: string): Promise<string> {
  // No dialog opens before the stylesheets are there.
  const html = `<html><body>${body.replace(/<dialog\b.*?(<\/dialog>|$)/gs, '')}`
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: namesIn,
    keyframes: true,
    safelist: [':root', 'html', 'body', 'footer'],
    // The boot script sets it, before the first paint.
    dynamicAttributes: ['data-theme'],
  })
  const root = postcss.parse(purged?.css ?? css)
  root.walkDecls(laterFont, (declaration) => {
    declaration.value = declaration.value.replace(/^[^,]*,/, '')
  })
  root.walk((node) => {
    if (node.type === 'rule') {
      node.selectors = node.selectors.filter((one) => !laterState.test(one.replace(/:not\([^)]*\)/g, '')))
    }
    if (isLater(node)) node.remove()
  })
  const read = root.toString() + html
  root.walk((node) => {
    const name = node.type === 'decl' ? node.prop : node.type === 'atrule' ? node.params : ''
    if (name.startsWith('--') && !read.includes(`var(${name}`)) node.remove()
  })
  let text = root.toString().replaceAll(/\n+/g, '')
  // Removes empty rules, then the at-rules that held nothing else.
  for (let last = ''; text !== last; text = text.replaceAll(/[^{};]+\{\s*\}/g, '')) last = text
  // The layers keep the stylesheets' order: another order would lay out all text again.
  return `@layer properties;${text}`
}

/** What selectors can name in a page. A word of its text, or a tag, is no class. */
function namesIn(html: string): ExtractorResultDetailed {
  const plain = html.replaceAll('&amp;', '&').replaceAll('&gt;', '>')
  const all = (pattern: RegExp): string[] => plain.match(pattern) ?? []
  return {
    tags: all(/(?<=<)[a-z]\w*/g),
    classes: all(/(?<= class="[^"]*)[^\s"]+/g),
    ids: all(/(?<= id=")[^"]+/g),
    attributes: { names: all(/(?<= )[\w-]+(?==")/g), values: all(/(?<==")[^"]*/g) },
    undetermined: [],
  }
}

/** Font stacks whose first family must not share the connection with the first paint. */
const laterFont = /^--font-(italic|maths|mono)$/

/** States that need a pointer, a key or the app: the first of these brings the stylesheets. */
const laterState = new RegExp(
  [
    ':hover|:active|:focus-(within|visible)|:disabled|:modal|\\[aria-expanded=["\']?true|\\[data-(busy|live)',
    '::-webkit-|::file-selector-button|::placeholder|::backdrop|\\[tabindex=',
  ].join('|'),
)

/** Properties without a visible effect until the page is used. */
const laterProperty =
  /^(transition|cursor|tab-size|-webkit-text-decoration|-webkit-tap-highlight-color|font-(feature|variation)-settings)$/

/**
 * Rules for print, no scripts and reduced motion, for drawings in forced colors, for a phone's text
 * at 200 %, and Tailwind's where `@property` is unknown.
 */
const laterRule =
  /^(media (print|not all and \(width>=20rem\)|\((scripting: ?none|prefers-reduced-motion: ?reduce|forced-colors: ?active)\))|layer properties)$/

function isLater(node: ChildNode): boolean {
  if (node.type === 'rule') return node.selector === ''
  if (node.type === 'decl') return laterProperty.test(node.prop)
  return node.type === 'comment' || laterRule.test(`${node.name} ${node.params}`)
}
