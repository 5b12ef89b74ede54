import type { Locator, Page } from 'playwright/test'
import { addedAnswers } from '../../tests/domain/invitations/sample-requests'
import { fillIn } from './forms'

/** The open dialog: a closed one is not in the accessibility tree. */
export const openDialog = (page: Page): Locator => page.getByRole('dialog')

export const storedText = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

type Stored = Readonly<Record<string, string>> & { readonly id: string }

export const storedRequests = async (page: Page): Promise<readonly Stored[]> =>
  JSON.parse((await storedText(page, 'invitationRequests')) ?? '[]')

export const answers = {
  Name: 'Amara Okafor',
  Email: 'amara@riverside.ca',
  Role: 'Teacher',
  Organization: 'Riverside Secondary School',
  'use case': 'Teaching',
  Message: 'Grade 10 quadratics, two sections of 28.',
}

export async function openRequest(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Request Access' }).first().click()
  const dialog = openDialog(page)
  await dialog.locator('form[data-live]').waitFor()
  return dialog
}

export const fillRequest = (form: Locator, given: Partial<typeof answers> = {}): Promise<void> =>
  fillIn({ form, answers: { ...addedAnswers, ...answers, ...given } })

export const submitButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: /^Submit/ })
