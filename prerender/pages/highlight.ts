import { type BundledLanguage, codeToTokensBase, type ThemeRegistration } from 'shiki'
import type { CodeSample, RunKind } from '../../src/lib/code-sample.ts'

/** Each kind's TextMate scopes; a more specific one wins over its parent. */
const scopes: readonly (readonly [RunKind, readonly string[]])[] = [
  ['c', ['comment', 'punctuation.definition.comment']],
  ['s', ['string', 'punctuation.definition.string', 'constant.character']],
  [' ', ['string.unquoted', 'meta.template.expression', 'punctuation.definition.template-expression']],
  ['w', ['keyword', 'storage', 'constant.language', 'punctuation.definition.template-expression']],
  [' ', ['keyword.operator', 'storage.type.java', 'storage.modifier.import', 'storage.modifier.package']],
  ['w', ['keyword.operator.new', 'keyword.operator.expression', 'storage.type.function.arrow']],
  [
    'k',
    [
      'constant.numeric',
      'constant.other.option',
      'support.type.property-name',
      'punctuation.support.type.property-name',
      'meta.object-literal.key',
      'variable.parameter.function-call',
      'entity.name.variable.parameter',
    ],
  ],
]

const kinds = [' ', 'k', 's', 'w', 'c'] as const satisfies readonly RunKind[]
/** These colours only carry the kind: the page's stylesheet has the real ones. */
const colourOf = (kind: RunKind) => `#00000${kinds.indexOf(kind)}`
const kindOf = (colour = '') => kinds[Number(colour.at(-1))] ?? ' '

const theme: ThemeRegistration = {
  name: 'kinds',
  type: 'dark',
  fg: colourOf(' '),
  bg: '#ffffff',
  settings: scopes.map(([kind, scope]) => ({ scope: [...scope], settings: { foreground: colourOf(kind) } })),
}

/** Cuts code into runs, as few as possible: white space joins the run before it. */
export async function highlight(code: string, extension: string): Promise<CodeSample> {
  const lines = await codeToTokensBase(code.trimEnd(), {
    lang: extension as BundledLanguage,
    theme,
    // No time limit: on a busy machine it would leave the rest of a line plain.
    tokenizeTimeLimit: 0,
  })
  const runs: string[] = []
  let found = ''
  const add = (text: string, kind: RunKind) => {
    const last = runs.length - 1
    if (last >= 0 && (text.trim() === '' || kind === found[last])) runs[last] += text
    else {
      runs.push(text)
      found += kind
    }
  }
  lines.forEach((tokens, index) => {
    if (index > 0) add('\n', ' ')
    for (const { content, color } of tokens) add(content, kindOf(color))
  })
  return { runs, kinds: found }
}
