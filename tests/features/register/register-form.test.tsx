import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/query'
import { planNamed, RegisterForm } from '@/pages/register/page'
import { fakeTimeForEachTest, later, user } from '../../support/visitor'

const onSubmit = vi.fn()
const fetched = vi.fn<typeof fetch>()

fakeTimeForEachTest()
beforeAll(() => import('@/features/register/register-body'), 60_000)
beforeEach(() => {
  onSubmit.mockReset()
  vi.stubGlobal('fetch', fetched.mockReset())
})

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const submit = async () => user.click(await screen.findByRole('button', { name: 'Request Beta Access' }))

async function show() {
  const screenful = render(
    <MemoryRouter>
      <RegisterForm onSubmit={onSubmit} />
    </MemoryRouter>,
  )
  await later(400)
  return screenful
}

const names = ['First name', 'Last name', 'Email', 'Password', 'Confirm password'] as const
const secret = 'correct horse battery'

async function fillIn() {
  await user.type(field('First name'), 'Amara')
  await user.type(field('Last name'), ' Okafor ')
  await user.type(field('Email'), 'amara@riverside.ca')
  await user.type(field('Password'), secret)
  await user.type(field('Confirm password'), `${secret} staple`)
}

test('all five fields are required, and each that is missing is named', async () => {
  await show()
  await submit()
  await waitFor(() => expect(field('First name')).toHaveFocus())
  for (const name of names) {
    expect(field(name)).toBeRequired()
    expect(field(name)).toHaveAccessibleDescription(`Required: ${name}`)
    expect(await screen.findByRole('link', { name: `${name}: Required` })).toBeInTheDocument()
  }
  expect(onSubmit).not.toHaveBeenCalled()
})

test('two addresses in one field are a mistake that says so', async () => {
  await show()
  await fillIn()
  await user.type(field('Email'), ', noor@riverside.ca')
  await submit()
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(field('Email')).toHaveAccessibleDescription('Please enter only one email address')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('white space is no name, but it is a password', async () => {
  await show()
  await fillIn()
  await user.clear(field('Last name'))
  await user.type(field('Last name'), '  ')
  await user.clear(field('Password'))
  await user.type(field('Password'), '  ')
  await submit()
  await waitFor(() => expect(field('Last name')).toBeInvalid())
  expect(field('Password')).toBeValid()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the request begins with the name and the address, and nothing keeps the passwords', async () => {
  const { unmount } = await show()
  await fillIn()
  await submit()
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Amara Okafor', email: 'amara@riverside.ca' }),
  )
  unmount()
  await later(100)
  // Not its function either, which would keep the fields.
  expect(queryClient.getMutationCache().findAll({ mutationKey: ['register'] })).toEqual([])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret)
})

test('Google and GitHub are buttons that do nothing', async () => {
  await show()
  for (const name of ['Sign in with Google', 'Sign in with GitHub']) {
    await user.click(screen.getByRole('button', { name }))
  }
  await later(1000)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
  expect(field('First name')).not.toHaveAttribute('aria-invalid')
})

test.each([
  [null, 'free'],
  ['', 'free'],
  ['student', 'student'],
  ['instructor', 'instructor'],
  ['Student', 'free'],
  ['toString', 'free'],
])('the plan %s of an address is %s', (asked, plan) => {
  expect(planNamed(asked)).toBe(plan)
})
