import type { Locator, Page } from 'playwright/test'
import { expect } from './test'

export const appReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === '')

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await appReady(page)
}

/** A form, the dialog or part of the page around it, and its answers by label. */
export type FilledForm = { readonly form: Locator; readonly answers: Readonly<Record<string, string>> }

/** The field of a form with a label; "Optional" beside the label does not matter. */
export const fieldOf = (form: Locator, label: string): Locator =>
  form.getByRole('textbox', { name: label }).or(form.getByRole('combobox', { name: label }))

export async function fillIn({ form, answers }: FilledForm): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const field = fieldOf(form, label)
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(answer)
    else await field.fill(answer)
  }
}

/** Fails unless the form still has every answer that was filled in. */
export async function expectKept({ form, answers }: FilledForm): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const field = fieldOf(form, label)
    await expect(field, label).toHaveValue(new RegExp(`^${answer.replace(' people', '')}$`))
  }
}

export const contactForm = (page: Page): FilledForm => ({
  form: page.getByRole('form', { name: 'Send us a message' }),
  answers: {
    Name: 'Amara Okafor',
    Email: 'amara@riverside.ca',
    Subject: 'Line 3 of Quadratics 2',
    Message: 'It marks x = 2 wrong.',
  },
})

export const demoForm = (page: Page): FilledForm => ({
  form: page.getByRole('dialog', { name: 'Request a Demo' }),
  answers: {
    'First name': 'Amara',
    'Last name': 'Okafor',
    Email: 'amara@riverside.ca',
    Company: 'Riverside High',
    Role: 'IT Director',
    'Team size': '11-50 people',
  },
})

export const openDemo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Enterprise demo' }).click()

/**
 * Presses Tab or Shift+Tab at one end of the open modal dialog until the other end has the focus.
 * In between, the browser's own bar may have the focus (the page then sees its body), or a dialog
 * that scrolls; nothing behind the dialog may have it.
 */
export async function pressPastEnd(page: Page, key: 'Tab' | 'Shift+Tab', end: Locator): Promise<void> {
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press(key)
    await expect(
      page.locator('body:focus, dialog[open]:focus-within, html:not(:focus-within)'),
    ).not.toHaveCount(0)
    if (await end.evaluate((stop) => stop === document.activeElement)) return
  }
  await expect(end).toBeFocused()
}

/**
 * Corners of a field that something else covers. A text area can be higher than what is left of the
 * window.
 */
export const coveredCorners = (field: Locator): Promise<readonly (readonly [number, number])[]> =>
  field.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const))
    return corners.filter(
      ([x, y]) => y < innerHeight && !element.parentElement?.contains(document.elementFromPoint(x, y)),
    )
  })

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    if (await element.evaluate((target) => target === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}
