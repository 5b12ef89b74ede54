import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import ContactPage from '@/pages/contact-page'
import ForgotPasswordPage from '@/pages/forgot-password-page'
import LoginPage from '@/pages/login-page'
import RegisterPage from '@/pages/register-page'

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
])('%s: the browser knows what belongs into each field (WCAG 1.3.5)', (_, Page, names) => {
  const { container } = render(<Page />, { wrapper: MemoryRouter })
  const fields = [...container.querySelectorAll<HTMLInputElement>('input[name][autocomplete]')]
  expect(Object.fromEntries(fields.map(({ name, autocomplete }) => [name, autocomplete]))).toEqual(names)
})
