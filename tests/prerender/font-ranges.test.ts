import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import * as characters from '../../scripts/font-characters.mjs'

const { accents, extended, rareInHeadings, rareInText } = characters

/** The characters of each extra font file, as scripts/subset-fonts.mjs cuts it. */
const cuts: Readonly<Record<string, string>> = {
  'gabarito-accents': accents + rareInHeadings,
  'gabarito-ext': extended,
  'atkinson-accents': accents + rareInText,
  'atkinson-ext': extended,
}

type Face = { readonly file: string; readonly family: string; readonly characters: ReadonlySet<string> }

/** The faces of the stylesheet that name their characters, in its order. */
function faces(): readonly Face[] {
  const found: Face[] = []
  postcss.parse(readFileSync('src/fonts/fonts.css', 'utf8')).walkAtRules('font-face', (rule) => {
    const value = (name: string) =>
      rule.nodes?.flatMap((node) => (node.type === 'decl' && node.prop === name ? [node.value] : []))[0] ?? ''
    const file = /\.\/([\w-]+)\.woff2/.exec(value('src'))?.[1]
    const ranges = value('unicode-range')
    if (!file || !ranges) return
    const points = ranges.split(',').flatMap((range) => {
      const [from = 0, to = from] = range
        .trim()
        .slice(2)
        .split('-')
        .map((point) => Number.parseInt(point, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })
    const family = value('font-family')
    found.push({ file, family, characters: new Set(points.map((point) => String.fromCodePoint(point))) })
  })
  return found
}

it('names every cut file', () => {
  expect(faces().map(({ file }) => file)).toHaveLength(4)
  expect(new Set(faces().map(({ file }) => file))).toEqual(new Set(Object.keys(cuts)))
})

it.each(faces())('each character of $file is looked for there', ({ file, family, characters }) => {
  for (const character of cuts[file] ?? '') expect(characters, `${file} ${character}`).toContain(character)
  // A later face of the family is tried first; one without the character is loaded in vain.
  const later = faces().slice(faces().findIndex((each) => each.file === file) + 1)
  const taken = (character: string) =>
    later.some((each) => each.family === family && each.characters.has(character))
  const lost = [...(cuts[file] ?? '')].filter(taken)
  expect(lost.join('')).toBe(file.endsWith('-accents') ? 'ıŒœŸ' : '')
})
