import postcss, { type AtRule, type Container, type Root } from 'postcss'
import { PurgeCSS } from 'purgecss'
import { nameLater } from './font-faces.ts'

/**
 * The rules of a stylesheet that the first look at a page needs, for inlining: those that its HTML
 * can use, without what stays closed (`<dialog>`, `hidden`) and without states that take a pointer.
 * The full stylesheet follows and brings the rest. No font faces: prerender/pages/font-faces.ts has
 * them all.
 *
 * @param fonts names of the font files to begin with. Words in a font of another file stand in the
 *   next family of their stack until the full stylesheet names it, so that the first paint waits
 *   for fewer files.
 */
export async function criticalCss(css: string, body: string, fonts: readonly string[]): Promise<string> {
  const html = `<html><body>${withoutClosed(body)}`
  const named = postcss.parse(css)
  nameLater(named, fonts)
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: named.toString() }],
    defaultExtractor: words,
    keyframes: true,
    variables: true,
    safelist: { standard: [':root', 'html', 'body', 'footer'], variables: html.match(/--[\w-]+/g) ?? [] },
  })
  const root = postcss.parse(result?.css ?? css)
  dropLaterRules(root, html)
  return root.toString().replaceAll(/\n+/g, '')
}

/**
 * What selectors can name in a page: its tags, attributes and ids, and its classes as Tailwind
 * writes them.
 */
function words(html: string): string[] {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  )
  return [...(html.match(/[^\s"'<>=`]+/g) ?? []), ...classes]
}

const voidTags = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/

/** The HTML without closed dialogs and without elements that are `hidden`. */
export function withoutClosed(html: string): string {
  let kept = ''
  let from = 0
  /** Open elements inside the one that is being left out. */
  let depth = 0
  for (const tag of html.matchAll(/<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>/g)) {
    const [text, closes, name = '', attributes = '', selfClosed] = tag
    if (selfClosed || voidTags.test(name)) continue
    if (depth > 0) {
      depth += closes ? -1 : 1
      if (depth === 0) from = tag.index + text.length
    } else if (!closes && (name === 'dialog' || /\shidden(=|\s|$)/.test(attributes))) {
      kept += html.slice(from, tag.index)
      depth = 1
    }
  }
  return depth > 0 ? kept : kept + html.slice(from)
}

const laterSelector =
  /:hover|:active|:disabled|:modal|\[aria-expanded=["']?true|\[aria-busy|\[data-held|\[data-coming|::-webkit-|::file-selector-button|::placeholder|::backdrop|\[tabindex=/
const laterMedia = /^(print|\(scripting: ?none\))$/
/**
 * Declarations that a page at rest does not show. Not the inherited `tab-size`: coming later, it
 * would lay out all again.
 */
const laterProperty =
  /^(transition|cursor|-webkit-text-decoration|-webkit-tap-highlight-color|font-(feature|variation)-settings)$/

function dropLaterRules(root: Root, html: string): void {
  root.walkComments((comment) => {
    comment.remove()
  })
  root.walkAtRules((rule) => {
    if (isLater(rule)) rule.remove()
  })
  root.walkDecls(laterProperty, (declaration) => {
    declaration.remove()
  })
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
    const kept = rule.selectors.filter((selector) => !laterSelector.test(selector))
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  dropUnused(root, html)
  dropFallbacks(root)
  dropEmpty(root)
}

/** Custom properties of the root, and types of any, that nothing reads. */
function dropUnused(root: Root, html: string): void {
  const used = root.toString() + html
  root.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      if (!used.includes(`var(${declaration.prop}`)) declaration.remove()
    })
  })
  root.walkAtRules('property', (rule) => {
    if (!used.includes(`var(${rule.params}`)) rule.remove()
  })
}

/** What a custom property would be if it were not there, where the root has it. */
function dropFallbacks(root: Root): void {
  const known = new Set<string>()
  root.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => {
      known.add(prop)
    })
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g,
      (all, name: string) => (known.has(name) ? `var(${name})` : all),
    )
  })
}

/**
 * Rules for print, and Tailwind's stand-in for browsers without `@property`, which the full
 * stylesheet brings.
 */
function isLater({ name, params }: AtRule): boolean {
  if (name === 'font-face') return true
  return (name === 'media' && laterMedia.test(params)) || (name === 'layer' && params === 'properties')
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !(node as AtRule).nodes) return
    dropEmpty(node as AtRule)
    if ((node as AtRule).nodes?.length === 0) node.remove()
  })
}
