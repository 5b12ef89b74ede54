import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'

/** The site's cascade layers from the lowest to the highest; rules in no layer come after them. */
const layers = ['properties', 'theme', 'base', 'components', 'utilities']
const unlayered = layers.length
/** The highest layer that keeps its specificity: lower ones have at most that of a class. */
const floor = layers.indexOf('components')

/** Raises a selector above any without an id. No element has this one. */
const raise = ':not(#a)'

/**
 * The same cascade without `@layer`: specificity takes the layers' place. With layers in a
 * stylesheet that comes after the first paint Chromium lays out every text again.
 *
 * @param css a stylesheet as Tailwind writes it: no nested rules, no layers within layers.
 * @throws Error for a layer that is not the site's, or a rule below `components` that a class could
 * not overrule.
 */
export function flattenLayers(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    // A nested rule has its parent's specificity.
    if (isKeyframe(rule) || rule.parent?.type === 'rule') return
    const layer = layerOf(rule)
    const important = rule.nodes.filter((node) => node.type === 'decl' && node.important)
    if (layer < floor && important.length < rule.nodes.length) rule.selectors.forEach(mustBeWeak)
    if (important.length > 0 && important.length < rule.nodes.length) {
      const normal = rule.cloneBefore()
      normal.each((node) => {
        if (node.type === 'decl' && node.important) node.remove()
      })
      lift(normal, layer - floor)
      rule.nodes = important as Declaration[]
    }
    // Of two important declarations that of the lower layer wins.
    lift(rule, important.length > 0 ? unlayered - layer : layer - floor)
  })
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes)
    else layer.remove()
  })
  return root.toString()
}

function layerOf(rule: Rule): number {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent as typeof parent) {
    const { type, name, params } = parent as AtRule
    if (type !== 'atrule' || name !== 'layer') continue
    const found = layers.indexOf(params)
    if (found < 0) throw new Error(`"${params}" is no layer of the site`)
    return found
  }
  return unlayered
}

/** The document's root is no component: what is said of it alone may have any specificity. */
function mustBeWeak(selector: string): void {
  const counted = selector
    .replace(/:where\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    .replace(/::[\w-]+/g, '')
    .replace(/\[[^\]]*\]/g, '[]')
  const classes = counted.match(/\.[\w-]|\[|:(?!before|after|host)[a-z-]/g)?.length ?? 0
  const types = counted.match(/(?<![\w:.[-])[a-z]/g)?.length ?? 0
  if (/^(:root|html)\b/.test(selector) || classes + types <= 1 || classes === 0) return
  throw new Error(`${selector} is more specific than one class: write a part of it in :where()`)
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

/**
 * Adds to the specificity of a rule's selectors, before a pseudo-element, which nothing may follow.
 * In Tailwind's names (`.sm\:after\:w-2:after`) only what stands after no backslash is one.
 */
function lift(rule: Rule, steps: number): void {
  if (steps <= 0) return
  rule.selectors = rule.selectors.map((selector) =>
    selector.replace(
      /((?:::|(?<!\\):(?:before|after|first-line|first-letter)\b).*)?$/s,
      `${raise.repeat(steps)}$1`,
    ),
  )
}
