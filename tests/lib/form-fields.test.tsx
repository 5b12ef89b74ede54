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

const fields = {
  name: {},
  secret: { type: 'password' },
  message: {},
  role: {},
  reason: { defaultValue: 'general' },
}

test('only filled-in fields count, and a password never', () => {
  expect(touchedFields(form, fields)).toEqual({})
  control('name').value = 'Amara'
  control('secret').value = 'hunter2'
  control('role').value = 'teacher'
  control('reason').value = 'sales'
  expect(touchedFields(form, fields)).toEqual({ name: 'Amara', role: 'teacher', reason: 'sales' })
})

test('the choice of the address is none, but belongs to what is typed beside it', () => {
  control('reason').value = 'sales'
  const atSales = { ...fields, reason: { defaultValue: 'sales', usualValue: 'general' } }
  expect(touchedFields(form, atSales)).toEqual({})
  control('name').value = 'Amara'
  expect(touchedFields(form, atSales)).toEqual({ name: 'Amara', reason: 'sales' })
  control('reason').value = 'general'
  expect(touchedFields(form, atSales)).toEqual({ name: 'Amara', reason: 'general' })
  const atHome = { ...fields, reason: { defaultValue: 'general', usualValue: 'general' } }
  expect(touchedFields(form, atHome)).toEqual({ name: 'Amara' })
})

test('a list keeps its choice where it has no such option', () => {
  expect(fillFields(form, { role: 'tutor' })).toBe(false)
  expect(control('role')).toHaveValue('')
})

test('filling in is heard like typing', () => {
  const heard = vi.fn()
  form.addEventListener('input', ({ target }) => heard((target as HTMLInputElement).name))
  expect(fillFields(form, { name: 'Amara', role: 'teacher', news: 'on', secret: 'no', unknown: 'x' })).toBe(
    true,
  )
  expect(touchedFields(form, fields)).toEqual({ name: 'Amara', role: 'teacher' })
  expect(heard.mock.calls.flat()).toEqual(['name', 'role'])
  expect(control('secret')).toHaveValue('')
})
