import { beforeEach, expect, test, vi } from 'vitest'
import { fillFields, touchedFields } from '@/lib/form-fields'

let form: HTMLFormElement

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="name"><input name="city" value="Waterloo"><input type="password" name="secret">
    <input type="hidden" name="token" value="t">
    <textarea name="message"></textarea>
    <select name="role"><option value="">Choose one</option><option value="teacher">Teacher</option></select>
    <select name="reason"><option value="sales">Sales</option><option value="general" selected>General</option></select>
    <input type="checkbox" name="news">
    <input><button name="go" value="1">Go</button></form>`
  const found = document.querySelector('form')
  if (!found) throw new Error('no form')
  form = found
})

const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement

const defaults = { name: '', secret: '', message: '', role: '', reason: 'general' }

test('only filled-in fields count, and a password never', () => {
  expect(touchedFields(form, defaults)).toEqual({})
  control('name').value = 'Amara'
  control('secret').value = 'hunter2'
  control('role').value = 'teacher'
  control('reason').value = 'sales'
  expect(touchedFields(form, defaults)).toEqual({ name: 'Amara', role: 'teacher', reason: 'sales' })
})

test('filling in is heard like typing', () => {
  const heard = vi.fn()
  form.addEventListener('input', ({ target }) => heard((target as HTMLInputElement).name))
  expect(fillFields(form, { name: 'Amara', role: 'teacher', news: 'on', secret: 'no', unknown: 'x' })).toBe(
    true,
  )
  expect(touchedFields(form, defaults)).toEqual({ name: 'Amara', role: 'teacher' })
  expect(heard.mock.calls.flat()).toEqual(['name', 'role'])
  expect(control('secret')).toHaveValue('')
})
