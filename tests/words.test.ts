import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from './support/files-in'

/**
 * Words that a North American reader stumbles over, or that only this house would understand, with
 * what to write. Pages, messages, comments, docs and tests are read alike.
 */
const avoided: readonly (readonly [RegExp, string])[] = [
  [/\bmend(?:s|ed|ing)?\b/gi, 'fix; correct'],
  [
    /\b(?:the|your|their|our|its|his|her|own|of|shown|student’s|Maya’s) working\b(?! (?:directory|tree))/gi,
    'work',
  ],
  [/\bslipped\b/gi, 'went wrong'],
  [/\b(?:a|the|each|one|two|three|nine|all|that) ticks?\b|\btick(?:s|ed)\b/gi, 'check mark; checked'],
  [/\b(?:some|any|every)body\b/gi, 'someone, anyone, everyone'],
  [/\be-mail/gi, 'email'],
  [/\bjudgement/gi, 'judgment'],
  [/\bformulae\b/gi, 'formulas'],
  [/\btelephone/gi, 'phone'],
  [/\bphotograph/gi, 'photo'],
  [/\bdemonstration/gi, 'demo'],
  [/\bsmall print\b/gi, 'fine print'],
  [/\brubbed out\b/gi, 'erased'],
  [/\bat weekends\b/gi, 'on weekends'],
  [/\bcommonest\b/gi, 'most common'],
  [/\b(?:after|on|to|up)wards\b/gi, 'afterward, toward'],
  [/\bin place of\b/gi, 'instead of'],
  [/\bask(?:s|ed|ing)? for (?:a place|(?:early )?access)\b/gi, 'request access'],
  [/\blog(?:s|ged|ging)? (?:you )?(?:in|out|off)\b/gi, 'sign in, sign out'],
  [/\bhand(?:s|ed|ing)? (?:it in|in (?:a|the|your) request)\b/gi, 'submit'],
  [/\b(?:request|register|apply|appl(?:ies|ied)|wait(?:s|ed|ing)?)\b for a place\b/gi, 'request access'],
  [/\bearly access\b/gi, 'access'],
  [/\b(?:all|full|rough|shown|written) working\b/gi, 'work'],
  [/\bplaces? (?:is|are) (?:free|left|taken)\b/gi, 'who is admitted, and when'],
  [/\bplan slip/gi, 'plan card'],
  [/\bunless told\b/gi, 'unless it is set'],
  [/\bkept[ -]aside\b/gi, 'set aside'],
  [/\bdecides about (?:it|your)\b/gi, 'has it under its control'],
  // Translated word by word, these say something else, or nothing.
  [/\bsend a lawyer after\b/gi, 'sue'],
  [/\bgave it back\b|\d\sm out\b/gi, 'turned around; off'],
  [/\bdrop(?:s|ped)? (?:two|three) signs\b/gi, 'minus signs'],
]

/** Where such a word is right: a file, the words around it, the reason. */
const exceptions: readonly (readonly [file: RegExp, words: RegExp, reason: string])[] = [
  [
    /^src\/(?:routes|features\/register|features\/sign-in)\/|^tests\/|^e2e\//,
    /Log in/,
    'the specification names the link and the heading so',
  ],
  [/^src\/components\/legal\/print\.tsx$/, /text-small print:block/, 'two classes'],
  [/^prerender\/pages\/structured-data\.ts$/, /telephone:/, 'a property of schema.org'],
  [/^index\.html$/, /telephone=no/, 'a value that iOS knows'],
  [/^docs\/hosting\.md$/, /logged in the console/, 'a log'],
  [/^src\/.*(?:retention-figure|session-clock)\.tsx$/, /\bticks\b/, 'the lines of a scale'],
  [/^tests\/features\/review\/import\//, /E-[Mm]ail|e-mail\?/, 'headings of other people’s files'],
]

const folders = ['src', 'prerender', 'scripts', 'docs', 'e2e', 'tests', 'dev', '.github']
const files = [...readdirSync('.'), ...folders.flatMap(filesIn)].filter(
  (file) => /\.(?:tsx?|m?js|css|md|html|json|ya?ml)$/.test(file) && !/words\.test\.ts$|package/.test(file),
)

/** A file as running text: a sentence of a comment is not interrupted by the next line's star. */
const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')

test('every exception is needed', () => {
  const unused = exceptions.filter(([where, words]) =>
    files.every((file) => !where.test(file) || !words.test(textOf(file))),
  )
  expect(unused).toEqual([])
})

test('no word of the list is on a page, in a message, a comment or the docs', () => {
  expect(files.length).toBeGreaterThan(400)
  const found = files.flatMap((file) => {
    const text = textOf(file)
    return avoided.flatMap(([word, instead]) =>
      [...text.matchAll(word)].flatMap(({ index, 0: match }) => {
        const around = text.slice(Math.max(0, index - 40), index + match.length + 25)
        const isRight = exceptions.some(([where, words]) => where.test(file) && words.test(around))
        return isRight ? [] : `${file}: …${around}… (write: ${instead})`
      }),
    )
  })
  expect(found).toEqual([])
})

test('the copy is in Canadian spelling', () => {
  const american = /\b(?:behavior|color|favor|flavor|harbor|honor|labor|neighbor|center(?!ed))\w*/gi
  const canadian = (word: string) => word.replace(/or/i, 'our').replace(/^center/i, 'centre')
  /** What is American in a file, without the names in it, each with what to write. */
  const americanIn = (file: string, names: RegExp, word = american) =>
    (textOf(file).replace(names, '').match(word) ?? []).map(
      (found) => `${file}: ${found} (write: ${canadian(found)})`,
    )

  const copy = files.filter((file) => /^src\/content\/(?!samples\/)/.test(file))
  // The specification's names of a page and a flag.
  expect(copy.flatMap((file) => americanIn(file, /\bhelp center\b|\bCOLOR_SCHEMES\b/g))).toEqual([])

  // In the code it may be a name, as a part of one or before its value: `theme-color`, `behavior:`.
  const code = files.filter((file) =>
    /^src\/(?:app|components|domain|features|pages|routes)\/.*\.tsx?$/.test(file),
  )
  const names = /help center|Color scheme options|ColorSchemesPage|COLOR_SCHEMES/gi
  const word = new RegExp(`(?<![\\w-])${american.source}(?![\\w:-])`, 'gi')
  expect(code.length).toBeGreaterThan(200)
  expect(code.flatMap((file) => americanIn(file, names, word))).toEqual([])
})
