import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import ContactPage from '@/pages/contact/page'
import ForgotPasswordPage from '@/pages/forgot-password/page'
import LoginPage from '@/pages/login/page'
import RegisterPage from '@/pages/register/page'

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
      subject: 'off',
      firstName: 'given-name',
      lastName: 'family-name',
      phoneNumber: 'tel',
    },
  ],
])('%s: the browser knows what belongs into each field (WCAG 1.3.5)', async (_, Page, names) => {
  const { prelude } = await prerender(createElement(StaticRouter, { location: '/' }, createElement(Page)))
  const html = await new Response(prelude).text()
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  const fields = (html.match(/<input[^>]*>/g) ?? []).flatMap((tag) => {
    const [name, autocomplete] = [attribute(tag, 'name'), attribute(tag, 'autocomplete')]
    return name && autocomplete ? [[name, autocomplete]] : []
  })
  expect(Object.fromEntries(fields)).toEqual(names)
})
