import postcss, { type AtRule, type Root } from 'postcss'

/**
 * Every font face of a stylesheet, and the stylesheet without them. Faces stand in the page itself:
 * with each that comes after the first paint Chromium lays out every text again, whatever it is set
 * in.
 */
export function fontFaces(css: string): { readonly faces: string; readonly rest: string } {
  const root = postcss.parse(css)
  const faces = facesOf(root).map(({ rule }) => rule.remove().toString())
  return { faces: faces.join(''), rest: root.toString() }
}

type Face = { readonly rule: AtRule; readonly family: string; readonly italic: boolean }

function facesOf(root: Root): readonly Face[] {
  const faces: Face[] = []
  root.walkAtRules('font-face', (rule) => {
    const text = rule.toString()
    const family = /font-family:\s*([^;}]+)/.exec(text)?.[1] ?? ''
    faces.push({ rule, family: unquote(family), italic: text.includes('italic') })
  })
  return faces
}

const unquote = (family: string) => family.trim().replace(/^(["'])(.*)\1$/, '$2')

/**
 * Takes the first family out of the stacks whose face is not among those to begin with.
 *
 * @param fonts names of the font files to begin with.
 */
export function nameLater(root: Root, fonts: readonly string[]): void {
  const faces = facesOf(root)
  const stacks = new Map<string, string>()
  root.walkDecls(/^--font-/, ({ prop, value }) => {
    stacks.set(prop, value)
  })
  root.walkDecls(/^font(-family)?$/, (declaration) => {
    const italic = /\bitalic\b/.test(declaration.parent?.toString() ?? '')
    declaration.value = declaration.value.replace(/var\((--font-[\w-]+)\)/g, (all, name: string) => {
      const [first = '', ...others] = (stacks.get(name) ?? '').split(',')
      const own = faces.filter((face) => face.family === unquote(first) && face.italic === italic)
      const later =
        own.length > 0 && !own.some(({ rule }) => fonts.some((file) => rule.toString().includes(file)))
      return later ? others.map((family) => family.trim()).join(',') : all
    })
  })
}
