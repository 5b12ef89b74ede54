import { expect, it, vi } from 'vitest'
import { createForm } from '@/features/sign-in/sign-in-checks'

it('knows what a submit found wrong, also when nobody listened yet', async () => {
  const form = createForm()
  const use = vi.fn()
  await form.submit(use)
  expect(use).not.toHaveBeenCalled()
  expect(Object.keys(form.messages())).toEqual(['username', 'password'])
})

it('tells each listener of every change, until it has gone', async () => {
  const form = createForm()
  const [stays, leaves] = [vi.fn(), vi.fn()]
  form.subscribe(stays)
  form.subscribe(leaves)()
  await form.submit(() => {})
  expect(stays).toHaveBeenCalled()
  expect(leaves).not.toHaveBeenCalled()
})
