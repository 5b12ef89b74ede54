import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ComponentType, createElement } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerNames, answerOf } from '@/domain/invitations/answers'
import ContactPage from '@/pages/contact/page'
import ForgotPasswordPage from '@/pages/forgot-password/page'
import LoginPage from '@/pages/login/page'
import RegisterPage from '@/pages/register/page'

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]

/** The tag of every input of a page's HTML. */
async function inputsOf(Page: ComponentType) {
  const { prelude } = await prerender(createElement(StaticRouter, { location: '/' }, createElement(Page)))
  return (await new Response(prelude).text()).match(/<input[^>]*>/g) ?? []
}

/** Name, autocomplete and type of every input of a page's HTML. */
const fieldsOf = async (Page: ComponentType) =>
  (await inputsOf(Page)).map(
    (tag) => [attribute(tag, 'name'), attribute(tag, 'autocomplete'), attribute(tag, 'type')] as const,
  )

test.each([
  ['login', LoginPage, { username: 'username', password: 'current-password' }],
  ['forgot password', ForgotPasswordPage, { email: 'email' }],
  [
    'register',
    RegisterPage,
    {
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      password: 'new-password',
      confirmPassword: 'new-password',
    },
  ],
  [
    'contact, with the demo dialog',
    ContactPage,
    {
      name: 'name',
      email: 'email',
      company: 'organization',
      firstName: 'given-name',
      lastName: 'family-name',
      phoneNumber: 'tel',
    },
  ],
])('%s: the browser knows what belongs into each field (WCAG 1.3.5)', async (_, Page, names) => {
  const fields = (await fieldsOf(Page)).filter(([name, autocomplete]) => name && autocomplete)
  expect(Object.fromEntries(fields.map(([name, autocomplete]) => [name, autocomplete]))).toEqual(names)
})

test('each text of the access request says what the browser may fill in', () => {
  const texts = answerNames.map(answerOf).filter(({ kind }) => kind === 'text' || kind === 'address')
  expect(texts.length).toBeGreaterThan(2)
  const silent = texts.filter(({ autoComplete }) => !autoComplete).map(({ label }) => label)
  expect(silent, 'autoComplete in src/domain/invitations/answers.ts').toEqual([])
})

test('keyboards correct no name, of a school neither, begin all its words with a capital, and suggest words for a sentence', async () => {
  for (const Page of [ContactPage, RegisterPage]) {
    const inputs = (await inputsOf(Page)).filter((tag) => attribute(tag, 'type') === 'text')
    const names = inputs.filter((tag) => attribute(tag, 'autocomplete')?.match(/(name|organization)$/))
    expect(names.length).toBeGreaterThan(1)
    for (const tag of names)
      expect(
        ['autocorrect', 'spellcheck', 'autocapitalize'].map((name) => attribute(tag, name)),
        tag,
      ).toEqual(['off', 'false', 'words'])
    // Chrome for Android takes a field's own `off` for the keyboard's, too.
    expect(inputs.filter((tag) => attribute(tag, 'autocomplete') === 'off')).toEqual([])
  }
})

/** Fields for which there is no such word. */
const withoutWord = ['subject']

test('a field of any page’s form says what the browser may fill in, or is listed here', async () => {
  const pages = import.meta.glob<{ readonly default: ComponentType }>('/src/pages/*/page.tsx')
  const seen = new Set<string>()
  const silent: string[] = []
  for (const [file, load] of Object.entries(pages)) {
    // Only pages that show a form; the sign-in page and the demo dialog are above.
    const folder = `.${dirname(file)}`
    const texts = readdirSync(folder).map((part) => readFileSync(`${folder}/${part}`, 'utf8'))
    if (!texts.some((text) => /Form|Dialog/.test(text))) continue
    for (const [name, autocomplete, type] of await fieldsOf((await load()).default)) {
      if (!name || !type || !['text', 'email', 'tel', 'password'].includes(type)) continue
      seen.add(name)
      if (autocomplete === undefined && !withoutWord.includes(name)) silent.push(`${file}: ${name}`)
    }
  }
  expect(seen.size).toBeGreaterThan(8)
  expect(silent, 'its autoComplete, or its name in withoutWord').toEqual([])
})
