import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { site } from '@/config/site'
import { loadSignIn, renderAdminArea, startAdminTests } from '../../support/admin-area'
import { later, user } from '../../support/visitor'

beforeAll(loadSignIn, 60_000)
startAdminTests()

const username = () => screen.getByLabelText<HTMLInputElement>('Username')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const address = () => screen.getByLabelText('Address').textContent

async function signIn(name: string, secret: string) {
  await user.type(username(), name)
  await user.type(password(), secret)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('the demo credentials are in the page text', () => {
  const { container } = renderAdminArea('/login')
  expect(container).toHaveTextContent('Demo username admin')
  expect(container).toHaveTextContent(`Demo password ${site.adminPassword}`)
  expect(username()).toHaveAccessibleDescription('Demo username admin')
  expect(screen.getByRole('link', { name: /forgot password/i })).toHaveAttribute('href', '/forgot-password')
})

test('signing in takes a second, says so, and leads to the requests', async () => {
  renderAdminArea('/login')
  await signIn(' admin ', site.adminPassword)
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled()
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Signing in...')
  await later(900)
  expect(address()).toBe('/login')
  await later(100)
  expect(await screen.findByRole('heading', { name: 'Invitation requests' })).toBeVisible()
  expect(address()).toBe('/admin/invitation-requests')
  expect(localStorage.getItem('adminAuthenticated')).toBe('true')
  expect(Date.parse(localStorage.getItem('adminLoginTime') ?? '')).toBeGreaterThan(0)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(site.adminPassword)
  expect(sessionStorage.getItem('draft:sign-in')).toBeNull()
})

test('a username comes back after a reload, and a password in no state', async () => {
  const { unmount } = renderAdminArea('/login')
  await user.type(username(), 'amara')
  await user.type(password(), 'not to be stored')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  await user.type(password(), ', not even shown')
  await later(2000)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('not to be')
  unmount()
  renderAdminArea('/login')
  await later(400)
  expect(username()).toHaveValue('amara')
  expect(password()).toHaveValue('')
})

test('another password than the default is shown as it is, spaces and all, and accepted', async () => {
  const { adminPassword } = site
  Object.assign(site, { adminPassword: 'two  spaces & <b>' })
  onTestFinished(() => void Object.assign(site, { adminPassword }))
  renderAdminArea('/login')
  const shown = screen.getByText((_, element) => element?.textContent === site.adminPassword)
  expect(shown).toHaveClass('whitespace-pre-wrap', 'wrap-anywhere')
  await signIn('admin', adminPassword)
  await later(1000)
  expect(screen.getByRole('alert')).toBeVisible()
  await user.clear(password())
  await user.type(password(), site.adminPassword)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await later(1000)
  expect(await screen.findByRole('heading', { name: 'Invitation requests' })).toBeVisible()
})

test('a sign-in asks the browser to keep what is stored when it needs room; a failed one does not', async () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }))
  renderAdminArea('/login')
  await signIn('admin', 'guess')
  await later(1000)
  expect(persist).not.toHaveBeenCalled()
  await user.clear(password())
  await user.type(password(), site.adminPassword)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await later(1000)
  expect(persist).toHaveBeenCalledOnce()
})

test('a failed sign-in gives both sentences in one announcement; what was typed stays', async () => {
  const box = vi.spyOn(window, 'alert').mockImplementation(() => {})
  renderAdminArea('/login')
  await signIn('admin', 'guess')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await later(1000)
  const alert = screen.getByRole('alert')
  expect(within(alert).getByText('Invalid username or password')).toBeVisible()
  expect(within(alert).getByText('Invalid credentials. Contact administrator for access.')).toBeVisible()
  expect(screen.getAllByText(/Invalid/)).toHaveLength(2)
  expect(box).not.toHaveBeenCalled()
  expect(username()).toHaveValue('admin')
  expect(password()).toHaveValue('guess')
  expect(password()).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  expect(localStorage).toHaveLength(0)
})

test('what failed is not said any more beside new mistakes', async () => {
  renderAdminArea('/login')
  await signIn('admin', 'guess')
  await later(1000)
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password')
  await user.clear(password())
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(password()).toHaveAccessibleDescription(/Required/)
  expect(screen.queryByText(/Invalid username or password/)).not.toBeInTheDocument()
})

test('Back after a sign-in and after a logout leaves what came before, not in a circle', async () => {
  renderAdminArea('/first', '/second', '/login')
  await signIn('admin', site.adminPassword)
  await later(1000)
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await screen.findByText('You are signed out.')
  await user.click(screen.getByRole('button', { name: 'Back in the history' }))
  expect(address()).toBe('/second')
})

test('both fields are required', async () => {
  renderAdminArea('/login')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/Required: Username/),
  )
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Required: Password/)
  expect(screen.getAllByText('Required')).toHaveLength(2)
  expect(username()).toBeInvalid()
  expect(username()).toHaveFocus()
  expect(screen.queryByText('Signing in...')).not.toBeInTheDocument()
})

test('leaving the page while it signs in starts no session', async () => {
  const { unmount } = renderAdminArea('/login')
  await signIn('admin', site.adminPassword)
  unmount()
  history.replaceState(null, '', '/about')
  await later(2000)
  expect(localStorage.getItem('adminAuthenticated')).toBeNull()
})

test('a browser that blocks storage is told so, and nothing typed is lost', async () => {
  renderAdminArea('/login')
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  await signIn('admin', site.adminPassword)
  await later(1000)
  blocked.mockRestore()
  expect(screen.getByRole('alert')).toHaveTextContent('This browser blocks storage for this site')
  expect(screen.queryByText(/Invalid/)).not.toBeInTheDocument()
  expect(password()).toHaveValue(site.adminPassword)
  expect(address()).toBe('/login')
})

test('remember me can be checked and changes nothing', async () => {
  renderAdminArea('/login')
  const box = screen.getByRole('checkbox', { name: 'Remember me' })
  await user.click(box)
  expect(box).toBeChecked()
  expect(localStorage).toHaveLength(0)
})
