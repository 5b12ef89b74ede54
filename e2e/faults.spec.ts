import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright/test'
import { hostileTexts } from '../tests/domain/invitations/hostile-texts'
import { sampleRequest } from '../tests/domain/invitations/sample-requests'
import { fillStorage } from './support/full-storage'
import { storedRequests, storedText } from './support/request-dialog'
import { announcement, openImport, openList } from './support/review-list'
import { expect, test } from './support/test'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

const request = (index: number, fields: Readonly<Record<string, string>> = {}) =>
  sampleRequest({
    id: String(1_752_660_000_000 + index),
    name: `Person ${index}`,
    email: `person${index}@school.example`,
    submittedAt: new Date(1_752_660_000_000 + index * 1000).toISOString(),
    ...fields,
  })

/** A record with the text in every field; a very long text is in one only, or it would not fit. */
function hostileRecord(text: string, index: number) {
  if (text.length <= 1000)
    return request(-index, {
      id: text,
      name: text,
      email: text,
      role: text,
      organization: text,
      useCase: text,
      message: text,
    })
  return request(-index, text.startsWith('x') ? { name: text } : { message: text })
}

// The text font kerns the pair "xx". Kerning an unbreakable word of such pairs would block the page
// for a minute.
test('one word of 100,000 letters is shown to the admin, and can be typed on in a form', async ({ page }) => {
  const word = 'x'.repeat(100_000)
  await openList(page, [request(1, { message: word })])
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Person 1' })
  await details.getByRole('button', { name: 'Show all 100,000 characters' }).click()
  await expect(details).toContainText(word)

  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill(word)
  await message.press('End')
  await message.press('y')
  await expect(message).toHaveValue(`${word}y`)
})

test('hostile texts are shown as they are, run nothing and break no layout', async ({ page }) => {
  const records = Object.values(hostileTexts).map(hostileRecord)
  await openList(page, [
    ...records,
    { ...request(-900), status: '<b>\u202Enew', submittedAt: '=1', role: '' },
  ])
  const total = records.length + 1
  await expect(announcement(page)).toContainText(`${total} requests, newest first.`)

  const download = page.waitForEvent('download')
  await press(page, 'Export CSV')
  const rows: string[][] = parse(await readFile(await (await download).path()), { bom: true })
  const bare = (text: string) => text.replaceAll("'", '').replace(/\p{Surrogate}/gu, '\uFFFD')
  expect(rows).toHaveLength(total + 1)
  records.forEach(({ name, email, organization }, index) => {
    const row = rows[index + 1] ?? []
    expect([row.length, row[5]]).toEqual([7, 'pending'])
    expect([row[0], row[1], row[3]].map((cell) => bare(cell ?? '')).join('|')).toBe(
      [name, email, organization ?? ''].map(bare).join('|'),
    )
  })

  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const sheet = page.locator('dialog[open]')
  const layout = () =>
    page.evaluate(() => {
      const heights = [...document.querySelectorAll('tr[data-id]')].map(
        (row) => row.getBoundingClientRect().height,
      )
      const dialog = document.querySelector('dialog[open]')
      return {
        heights: [...new Set(heights.map(Math.round))].length,
        sideways: document.documentElement.scrollWidth - innerWidth > 0,
        burst: dialog ? dialog.scrollWidth > dialog.clientWidth : false,
        ran: 'hostile' in window,
      }
    })
  for (const [index, { id, name, email, organization, message }] of records.entries()) {
    await expect(sheet).toContainText(`${index + 1} of ${total}`)
    // Compared in the page, and sent as JSON, because the protocol loses a lone surrogate.
    const wrong = await page.evaluate((json) => {
      const wanted: Readonly<Record<string, string>> = JSON.parse(json)
      const turns = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
      const unseen = /^(?:[\s\u00AD\u115F\u200B-\u200F\u2060-\u2064\u2800\u3164\uFEFF]|\u0301)*$/
      const shown = (text: string, none: string) => (unseen.test(text) ? none : text.trim())
      const facts = new Map(
        [...document.querySelectorAll('dialog[open] dl > div')].map((fact) => [
          fact.querySelector('dt')?.textContent,
          fact.querySelector('dd')?.textContent,
        ]),
      )
      const pairs = [
        [
          document.querySelector('dialog[open] h2')?.textContent,
          shown(`${wanted.name}`.replace(turns, ''), 'No name'),
        ],
        [facts.get('ID'), wanted.id],
        [facts.get('Email'), shown(`${wanted.email}`.replace(turns, ''), '—')],
        [facts.get('Organization'), shown(`${wanted.organization}`, '—')],
        [document.querySelector('dialog[open] blockquote')?.textContent, shown(`${wanted.message}`, '—')],
      ]
      const link = document.querySelector('dialog[open] dl a[href^="mailto:"]')?.getAttribute('href')
      return [
        ...pairs
          // A text of any length is cut where it is shown.
          .filter(([is = '', should = '']) =>
            should.length > 2000 ? is.slice(0, 150) !== should.slice(0, 150) : is !== should,
          )
          .map((pair) => pair.map((text) => text?.slice(0, 60))),
        ...(link && /[,;?&\s]|@.*@/.test(decodeURIComponent(link)) ? [link] : []),
      ]
    }, JSON.stringify({ id, name, email, organization, message }))
    expect(wrong, JSON.stringify(name.slice(0, 60))).toEqual([])
    if (index % 9 === 0 || index > records.length - 3)
      expect(await layout()).toEqual({ heights: 1, sideways: false, burst: false, ran: false })
    await page.keyboard.press('j')
  }
  await expect(sheet).toContainText(`${total} of ${total}`)
  await press(page, 'Close details')

  /** Letters outside Latin-1 may be escaped in what is stored: the values are compared. */
  const values = async () => JSON.stringify(JSON.parse(`${await storedText(page, 'invitationRequests')}`))
  const before = await values()
  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await press(page, `Approve ${records.length}`)
  const codes = page.getByRole('dialog', { name: `${records.length} requests approved` })
  await expect(codes.getByRole('listitem')).toHaveCount(records.length)
  const list = page.waitForEvent('download')
  await codes.getByRole('button', { name: `Download ${records.length} codes` }).click()
  expect(parse(await readFile(await (await list).path()), { bom: true })).toHaveLength(records.length + 1)
  for (const link of await codes
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => `${each.getAttribute('href')}`))) {
    expect(link).toMatch(/^mailto:[^?,;]*\?subject=[^&]+&body=[^&]+$/)
    expect(link.length).toBeLessThanOrEqual(1900)
  }
  await codes.getByRole('button', { name: 'Done' }).click()
  await press(page, `Undo ${records.length} requests approved`)
  await expect(announcement(page)).toContainText(`${records.length} requests are pending again.`)
  expect(await values()).toBe(before)

  await page.setViewportSize({ width: 390, height: 844 })
  for (const end of ['Home', 'End']) {
    await page.keyboard.press(end)
    // The list measures its new width in the next frame.
    await expect.poll(layout).toMatchObject({ sideways: false, ran: false })
  }
})

test('with full storage an approval, a note and an import wait for room', async ({ page }) => {
  await openList(page, [request(1), request(2)])
  const kept = () =>
    page.evaluate(() =>
      Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('junk:'))),
    )
  const before = await kept()
  const full = 'In this browser, this site’s storage is full, so nothing was saved.'
  const free = await fillStorage(page)

  await press(page, 'Approve Person 1’s request')
  await expect(announcement(page)).toContainText(full)
  await expect(page.getByText(full).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve Person 1’s request' })).toBeVisible()
  await press(page, 'Person 2')
  const note = page.getByRole('textbox', { name: 'Private note' })
  await note.fill('Met at the fair')
  await expect(note).toHaveAccessibleDescription(new RegExp(full))
  const dialog = await openImport(page, [request(3)])
  await expect(dialog.getByRole('alert')).toContainText('There is no room for more requests')
  await expect(dialog.getByRole('button', { name: 'Add 1' })).toBeDisabled()
  expect(await kept()).toEqual(before)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await free()
  await openImport(page, [request(3)])
  await dialog.getByRole('button', { name: 'Add 1' }).click()
  await expect(announcement(page)).toContainText('1 request added, 0 changed.')
  await expect(note).toHaveValue('Met at the fair')
  await note.press('!')
  await expect.poll(() => storedText(page, `invitationNote:${request(2).id}`)).toContain('Met at the fair!')
  await press(page, 'Close details')
  await press(page, 'Approve Person 1’s request')
  await expect(page.getByRole('dialog', { name: 'Person 1’s request is approved' })).toBeVisible()
  expect((await storedRequests(page)).map(({ status }) => status)).toEqual(['approved', 'pending', 'pending'])
})
