import type { Locator, Page } from 'playwright/test'
import { fillIn } from './forms'

/** The open dialog: a closed one is not in the accessibility tree. */
export const openDialog = (page: Page): Locator => page.getByRole('dialog')

/** The text of a stored key. */
export const storedText = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

type Stored = Readonly<Record<string, string>> & { readonly id: string }

/** The stored access requests. */
export const storedRequests = async (page: Page): Promise<readonly Stored[]> =>
  JSON.parse((await storedText(page, 'invitationRequests')) ?? '[]')

/** Answers to the form as a visitor gives them, by label. */
export const answers = {
  Name: 'Amara Okafor',
  Email: 'amara@riverside.ca',
  Role: 'Teacher',
  Organization: 'Riverside Secondary School',
  'use case': 'Teaching',
  Message: 'Grade 10 quadratics, two sections of 28.',
}

/** The page's first Request Access button opens the dialog, whose form is then live. */
export async function openRequest(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Request Access' }).first().click()
  const dialog = openDialog(page)
  await dialog.locator('form[data-live]').waitFor()
  return dialog
}

/** Fills in every field of the open dialog. */
export const fillRequest = (form: Locator, given: Partial<typeof answers> = {}): Promise<void> =>
  fillIn({ form, answers: { ...answers, ...given } })

/** The button that submits the open dialog's form. */
export const submitButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: /^Submit/ })
