import type { Locator, Page } from 'playwright/test'
import { expectNoAxeViolations } from './support/axe'
import { tabTo } from './support/forms'
import { storedRequests } from './support/request-dialog'
import { announcement, openList } from './support/review-list'
import { sampleRequests } from './support/sample-requests'
import { expect, test } from './support/test'

test.use({ timezoneId: 'America/Toronto', locale: 'en-US' })

const googleForms = [
  '"Timestamp","Email Address","Your name","I am a...","School or company","What would you use it for?","Tell us more"',
  '"2025/07/14 3:45:12 PM EST","amara@school.example","Amara Okafor","Teacher","Lakeside School","Teaching","Grade 9"',
  '"2025/07/15 9:02:51 AM EST","liu@school.example","Liu Wei","Student teacher","","Personal learning","Calculus"',
  '"2025/07/16 9:02:51 AM EST","no address","Zoe","Student","","Teaching",""',
].join('\n')

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Import' }).first().click()
  return page.getByRole('dialog', { name: /import/i })
}

const choose = (dialog: Locator, text: string, name = 'waitlist.csv') =>
  dialog.getByLabel(/Choose files/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a file of Google Forms: what goes where, what is to settle, every date, and its undo', async ({
  page,
}) => {
  await openList(page, [])
  const dialog = await openDialog(page)
  await choose(dialog, googleForms)
  await expect(dialog.getByRole('heading', { name: 'Check the import' })).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText('2 new, 0 the same, 0 differ, 1 left out.')
  await expect(dialog.getByRole('row', { name: /Amara Okafor/ })).toContainText('Jul 14, 2025 16:45')
  await expect(dialog.getByLabel('Email comes from')).toBeHidden()
  await dialog.getByLabel('Student teacher (1)').selectOption('Teacher')
  await expect(dialog.getByRole('row', { name: /Liu Wei/ })).toContainText('Teacher')
  await expect(dialog.getByRole('row', { name: /Liu Wei/ })).not.toContainText('assumed')
  await expectNoAxeViolations(page)
  await dialog.getByText('What goes where').click()
  await expect(dialog.getByLabel('Name comes from')).toHaveAccessibleDescription('Amara Okafor, Liu Wei, Zoe')
  await dialog.getByLabel('Organization comes from').selectOption('Not in the file')
  await expect(dialog.getByText('Not imported: School or company.')).toBeVisible()
  await dialog.getByLabel('Organization comes from').selectOption('School or company')
  await expectNoAxeViolations(page)

  await dialog.getByRole('tab', { name: '1 left out' }).click()
  await expect(dialog.getByRole('row').nth(1)).toContainText('“no address” is not one email address')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download these rows (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe('left_out.csv')

  await dialog.getByRole('button', { name: 'Add 2' }).click()
  await expect(announcement(page)).toContainText('2 requests added, 0 changed. 1 left out.')
  expect(await storedRequests(page)).toMatchObject([
    { name: 'Amara Okafor', role: 'teacher', status: 'pending', submittedAt: '2025-07-14T20:45:12.000Z' },
    { name: 'Liu Wei', role: 'teacher', useCase: 'personal-learning' },
  ])
  // With the mouse over it, as it is after the last press, a toast stays, here over the button.
  await page.getByRole('button', { name: 'Audit log' }).press('Enter')
  const log = page.getByRole('dialog', { name: 'Audit log' })
  await expect(log.getByRole('row').nth(1)).toContainText(
    /imported.*waitlist\.csv.*2 added, 0 changed, 1 left out/,
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo 2 requests imported' }).click()
  await expect(announcement(page)).toContainText('The import is undone.')
  expect(await storedRequests(page)).toEqual([])
})

test('pasted rows with a date that can be two: both days are in sight, by keyboard alone', async ({
  page,
}) => {
  await openList(page, [])
  const dialog = await openDialog(page)
  await tabTo(page, dialog.getByRole('button', { name: 'Paste rows instead' }))
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('Email\tDate\nann@a.example\t05/07/2025\nben@a.example\t05/07/2025 9:30\n')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('row', { name: /ann@a\.example/ })).toContainText('May 7, 2025')
  await expect(dialog.getByRole('heading', { name: 'Check the import' })).toBeFocused()
  await tabTo(page, dialog.getByRole('radio', { name: 'May 7' }))
  await expect(dialog.getByRole('group', { name: '“05/07/2025” is' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Jul 5' })).toBeChecked()
  await expect(dialog.getByRole('row', { name: /ann@a\.example/ })).toContainText('Jul 5, 2025')
  await expect(dialog.getByRole('row', { name: /ben@a\.example/ })).toContainText('Jul 5, 2025 09:30')
  await dialog.getByRole('button', { name: 'Add 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(announcement(page)).toContainText('2 requests added')
  expect(await storedRequests(page)).toMatchObject([
    { submittedAt: '2025-07-05T16:00:00.000Z' },
    { submittedAt: '2025-07-05T13:30:00.000Z' },
  ])
})

test('the same person twice, and one who is here: nothing decided here changes; codes are shown once', async ({
  page,
}) => {
  const [here] = sampleRequests(2).filter(({ status }) => status === 'approved')
  await openList(page, [here])
  const dialog = await openDialog(page)
  const rows = [
    'Name,Email,Role,Organization,Use Case,Status,Submitted At',
    `Someone Else,${here?.email},teacher,,teaching,rejected,${here?.submittedAt}`,
    'Ann,ann@a.example,teacher,,teaching,approved,2025-07-14T10:00:00.000Z',
    'Ann,ann@a.example,teacher,,teaching,approved,2025-07-14T10:00:00.000Z',
    'Ben,ben@a.example,teacher,,teaching,approved,2025-07-14T11:00:00.000Z',
  ]
  await choose(dialog, rows.join('\n'))
  await expect(dialog.getByRole('status')).toHaveText('2 new, 0 the same, 1 differs, 1 left out.')
  await expect(dialog.getByRole('row', { name: /^3 Ann/ })).toContainText('Approved, gets a new code')
  await dialog.getByRole('tab', { name: '1 differs' }).click()
  await dialog.getByRole('radio', { name: 'The file’s' }).check()
  await dialog.getByRole('button', { name: 'Add 2, change 1' }).click()
  const codes = page.getByRole('dialog', { name: '2 requests approved' })
  await expect(codes).toContainText('They are shown only once')
  const all = await storedRequests(page)
  expect(all[0]).toEqual({ ...here, name: 'Someone Else', role: 'teacher', useCase: 'teaching' })
  for (const { invitationCode = '' } of all.slice(1)) await expect(codes).toContainText(invitationCode)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused()
})

test('on a phone all of it fits, and files of someone else are shown as what they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, [])
  await page.getByRole('button', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: /import/i })
  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download a template (CSV)' }).click()
  expect((await template).suggestedFilename()).toBe('invitation_requests_template.csv')
  await choose(dialog, '%PDF-1.7', 'list.pdf')
  await expect(dialog.getByRole('alert')).toContainText('This is a PDF, not a list.')
  const sent = sampleRequests(2).map((each, at) => ({
    ...each,
    status: 'approved',
    invitationCode: `AAAAAAA${at + 2}`,
  }))
  await choose(dialog, JSON.stringify(sent), 'list.json')
  const [first, second] = [dialog.getByRole('row').nth(1), dialog.getByRole('row').nth(2)]
  await expect(first).toContainText('Pending (approved with a code)')
  await first.getByRole('checkbox', { name: /^Accept/ }).check()
  await expect(first).toContainText('Approved, with the code in the file')
  await expect(second).toContainText('Pending (approved with a code)')
  await expect(dialog.getByRole('radio', { name: 'pending' })).not.toBeChecked()
  await dialog.getByRole('radio', { name: 'as decided' }).check()
  await expect(second).toContainText('Approved, with the code in the file')
  await second.getByRole('checkbox', { name: /^Accept/ }).uncheck()
  await expect(dialog.getByRole('radio', { name: 'as decided' })).not.toBeChecked()
  await dialog.getByRole('radio', { name: 'pending' }).check()
  const box = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(box).toBe(0)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Add 2' }).click()
  await expect(announcement(page)).toContainText('2 requests added')
  // The button that opened the dialog has gone with the empty list.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  const [stored] = await storedRequests(page)
  expect(stored).toMatchObject({ status: 'pending' })
  expect(stored).not.toHaveProperty('invitationCode')
})

test('the longest question fits the dialog at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openList(page, [])
  const dialog = await openDialog(page)
  await choose(dialog, 'Name,Email,Submitted\nAnn,ann@x.co,2025-07-14 13:33:20\nBo,bo@x.co,soon')
  await expect(dialog.getByRole('group', { name: 'Times are' })).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'They get' })).toBeVisible()
  const over = () => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await over()).toBe(0)
})

test('requests that differ are all chosen at once, by keyboard, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const here = sampleRequests(3)
  await openList(page, here)
  await page.getByRole('button', { name: 'Import' }).first().click()
  const dialog = page.getByRole('dialog', { name: /import/i })
  const rows = here.map(({ email }, at) => `${email},Oak,${at + 1}`)
  await choose(dialog, ['Email,School,Status', ...rows].join('\n'))
  await expect(dialog.getByRole('status')).toHaveText('0 new, 0 the same, 3 differ, 0 left out.')
  const all = dialog.getByRole('group', { name: 'Keep for all' })
  await expect(all.getByRole('radio', { name: 'This one' })).toBeChecked()
  await tabTo(page, all.getByRole('radio', { name: 'This one' }))
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('button', { name: 'Change 3' })).toBeEnabled()
  await expect(dialog.getByRole('row').nth(3).getByRole('radio', { name: 'The file’s' })).toBeChecked()
  const box = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(box).toBe(0)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Change 3' }).press('Enter')
  await expect(announcement(page)).toContainText('0 requests added, 3 changed.')
  expect((await storedRequests(page)).map(({ organization }) => organization)).toEqual(['Oak', 'Oak', 'Oak'])
})

test('a file without addresses names its columns, and the choice of the column has the focus', async ({
  page,
}) => {
  await openList(page, [])
  const dialog = await openDialog(page)
  await choose(
    dialog,
    'Name,Reach\nAnn,ann(at)a.ca\nBen,ben@a.example\nCy,cy(at)c.ca\nDi,di(at)d.ca\nEd,ed(at)e.ca',
  )
  await expect(dialog.getByRole('alert')).toHaveText(
    'No column holds email addresses. The file has: Name, Reach.',
  )
  await expect(dialog.getByLabel('Email comes from')).toBeFocused()
  await dialog.getByLabel('Email comes from').selectOption('Reach')
  await expect(dialog.getByRole('status')).toHaveText('1 new, 0 the same, 0 differ, 4 left out.')
  await dialog.getByRole('button', { name: 'Add 1' }).click()
  await expect(announcement(page)).toContainText('1 request added')

  // The same headings need no second answer.
  const again = await openDialog(page)
  await choose(again, 'Name,Reach\nEve,eve@a.example\nFay,-\nGus,-\nHal,-')
  await expect(again.getByRole('status')).toHaveText('1 new, 0 the same, 0 differ, 3 left out.')
})

test('in a low window the end of the dialog covers no control that has the focus', async ({ page }) => {
  await openList(page, [])
  const dialog = await openDialog(page)
  const sent = sampleRequests(10).map((each, at) => ({
    ...each,
    status: 'approved',
    invitationCode: `AAAAAA${at + 20}`,
  }))
  await choose(dialog, JSON.stringify(sent), 'list.json')
  await expect(dialog.getByRole('heading', { name: 'Check the import' })).toBeFocused()
  const end = dialog.getByRole('button', { name: 'Add 10' }).locator('..')
  for (const [width, height] of [
    [640, 400],
    [667, 375],
    [1280, 400],
    [1280, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await dialog.getByRole('heading', { name: 'Check the import' }).focus()
    for (let stops = 0; stops < 20; stops += 1) {
      await page.keyboard.press('Tab')
      const covered = await end.evaluate((element) => {
        const [focused, foot] = [document.activeElement, element.getBoundingClientRect()]
        const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {}
        // At the last stop the focus leaves the page for the browser.
        if (!focused || focused.contains(element) || element.contains(focused)) return false
        return bottom > foot.top + 1 && top < foot.bottom
      })
      expect(covered, `${width}x${height}, stop ${stops + 1}`).toBe(false)
    }
  }
})
