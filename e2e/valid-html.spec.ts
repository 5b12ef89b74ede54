import { readFileSync } from 'node:fs'
import { HtmlValidate, type Message } from 'html-validate'
// No page is opened here, so this is Playwright's own test, which watches no browser.
import { expect, test } from 'playwright/test'
import { pagesToSee } from './support/pages'
import { folderOf } from './support/site'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // A list with a name of its own: ARIA allows it, and screen readers read it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Every file comes from the site itself, which the policy sees to.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/** Browsers take the roles of a table from one that is shown as blocks: there they are said. */
function isInTableOfBlocks({ ruleId, offset }: Message, html: string): boolean {
  const [table = ''] = /^<table[^>]*>/.exec(html.slice(html.lastIndexOf('<table', offset))) ?? []
  return ruleId === 'no-redundant-role' && /class="[^"]*\bmax-md:block\b/.test(table)
}

/** VoiceOver in Safari takes a list of grids for no list, unless it says its role. */
const isListByRole = ({ ruleId, offset }: Message, html: string): boolean =>
  /^(no-redundant-role|prefer-native-element)$/.test(ruleId) &&
  /^<[ou]l role="list"/.test(html.slice(html.lastIndexOf('<', offset)))

async function faultsOf(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) =>
    messages.filter((fault) => !isInTableOfBlocks(fault, html) && !isListByRole(fault, html)),
  )
  const times = html.match(/<time(?![^>]* datetime=)[^>]*>/gi) ?? []
  return [
    ...faults.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
    ...times.map((time) => `a time that no program can read: ${time}`),
  ]
}

const fragment = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`

test.describe('a fault is found', () => {
  for (const [body, fault] of [
    ['<span><h1>Tags</h1></span>', 'element-permitted-content'],
    ['<div><figcaption>Hours</figcaption></div>', 'element-permitted-content'],
    ['<time>9:00</time>', 'a time that'],
    ['<table role="table"><tbody><tr><td>1</td></tr></tbody></table>', 'no-redundant-role'],
    ['<div role="list">1</div>', 'prefer-native-element'],
    ['<label for="name">Name</label>', 'no-missing-references'],
  ] as const) {
    test(body, async () => expect(await faultsOf(fragment(body))).toEqual([expect.stringContaining(fault)]))
  }
})

test('the HTML of every page is valid, and so is what stands at a page that is not live', async () => {
  // Some fifty documents: five seconds, ten times as long beside other work.
  test.setTimeout(180_000)
  const files = pagesToSee(folderOf('all-features')).map((path) => `${folderOf('all-features')}${path}`)
  const faults: string[] = []
  for (const file of [...files, `${folderOf('all-features')}/404`, `${folderOf('default')}/blog`]) {
    const html = readFileSync(`${file}${file.endsWith('/') ? 'index' : ''}.html`, 'utf8')
    faults.push(...(await faultsOf(html)).map((fault) => `${file}: ${fault}`))
  }
  expect(faults).toEqual([])
})
