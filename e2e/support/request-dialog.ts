import type { Locator, Page } from 'playwright/test'

/** The open dialog: a closed one is not in the accessibility tree. */
export const openDialog = (page: Page): Locator => page.getByRole('dialog')

/** The text of a stored key. */
export const storedText = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

type Stored = Readonly<Record<string, string>> & { readonly id: string }

/** The stored access requests. */
export const storedRequests = async (page: Page): Promise<readonly Stored[]> =>
  JSON.parse((await storedText(page, 'invitationRequests')) ?? '[]')

/** Answers to the form as a visitor gives them. */
export const answers = {
  name: 'Amara Okafor',
  email: 'amara@riverside.ca',
  role: 'Teacher',
  organization: 'Riverside Secondary School',
  useCase: 'Teaching',
  message: 'Grade 10 quadratics, two sections of 28.',
} as const

/** The page's first Request Access button opens the dialog, whose form is then live. */
export async function openRequest(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Request Access' }).first().click()
  const dialog = openDialog(page)
  await dialog.locator('form[data-live]').waitFor()
  return dialog
}

/** Fills in every field of the open dialog. */
export async function fillIn(dialog: Locator, given: Partial<Record<keyof typeof answers, string>> = {}) {
  const all = { ...answers, ...given }
  await dialog.getByLabel('Name', { exact: true }).fill(all.name)
  await dialog.getByLabel('Email').fill(all.email)
  await dialog.getByLabel('Role').selectOption(all.role)
  await dialog.getByLabel('Organization').fill(all.organization)
  await dialog.getByLabel('use case').selectOption(all.useCase)
  await dialog.getByLabel('Message').fill(all.message)
}

/** The button that submits the open dialog's form. */
export const submitButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: /^Submit/ })
