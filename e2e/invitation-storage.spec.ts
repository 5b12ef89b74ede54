import type { BrowserContext, Page } from 'playwright/test'
import { fillRequest, openDialog, openRequest, storedRequests, submitButton } from './support/request-dialog'
import { holdStart, letGo, loadStorage, storageCode } from './support/tabs-at-once'
import { expect, test } from './support/test'

/** Opens real tabs in which the page itself has loaded the form's code. */
async function openTabs(context: BrowserContext, count: number): Promise<readonly Page[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage()
      await page.goto('/privacy')
      const dialog = await openRequest(page)
      await dialog.getByLabel('Name', { exact: true }).fill('x')
      await expect.poll(() => page.evaluate(storageCode)).not.toBe('')
      await page.evaluate(loadStorage, await page.evaluate(storageCode))
      return page
    }),
  )
}

/** Holds back the start until so many tabs wait for it, so that all start at the same moment. */
async function holdTabs(page: Page): Promise<(tabs: number) => Promise<void>> {
  await page.evaluate(holdStart)
  const waiting = () =>
    page.evaluate(async () => {
      const { pending = [] } = await navigator.locks.query()
      return pending.filter(({ name }) => name === 'start').length
    })
  return async (tabs) => {
    await expect.poll(waiting).toBe(tabs)
    await page.evaluate(letGo)
  }
}

/** The tab stores `count` requests, `delay` ms after the start, and resolves to their ids. */
const addMany = (
  page: Page,
  tab: number,
  count: number,
  { delay = 0, every = 0 } = {},
): Promise<readonly string[]> =>
  page.evaluate(
    async ([tabNumber, many, ms, each]) => {
      const { invitationStorage } = Reflect.get(window, 'built')
      await navigator.locks.request('start', { mode: 'shared' }, () => {})
      await new Promise((resolve) => (ms > 0 ? setTimeout(resolve, ms) : resolve(undefined)))
      const added = await Promise.all(
        Array.from({ length: many }, async (_, index) => {
          if (each > 0) await new Promise((resolve) => setTimeout(resolve, each * index))
          return invitationStorage.add({
            name: `tab ${tabNumber} request ${index}`,
            email: 'amara@riverside.ca',
            role: 'teacher',
            useCase: 'teaching',
            message: 'Grade 10 quadratics, two sections of 28.',
          })
        }),
      )
      return added.map(({ id }) => id)
    },
    [tab, count, delay, every] as const,
  )

/** The tab decides about the requests, one every 3 ms; resolves to the outcome of each. */
const decideMany = (
  page: Page,
  ids: readonly string[],
  decision: 'approved' | 'rejected',
): Promise<readonly string[]> =>
  page.evaluate(
    async ([all, kind]) => {
      const { invitationStorage } = Reflect.get(window, 'built')
      await navigator.locks.request('start', { mode: 'shared' }, () => {})
      const outcomes = await Promise.all(
        all.map(async (id, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * 3))
          return invitationStorage.decide(id, kind)
        }),
      )
      return outcomes.map((outcome) => outcome.kind)
    },
    [ids, decision] as const,
  )

test('four tabs store 50 requests each, and none is lost; two decide once', async ({ context }) => {
  test.slow()
  const tabs = await openTabs(context, 4)
  const [first, second] = tabs
  if (!first || !second) throw new Error('there are no tabs')
  for (const round of [1, 2, 3]) {
    const start = await holdTabs(first)
    const added = tabs.map((tab, number) => addMany(tab, number, 50, { every: (round - 1) * 3 }))
    await start(4)
    const ids = (await Promise.all(added)).flat()
    // Each tab reads its own copy, which is behind until the browser has told it of the others'
    // writes.
    await expect
      .poll(
        async () => (await Promise.all(tabs.map(storedRequests))).map(({ length }) => length),
        `round ${round}`,
      )
      .toEqual([200, 200, 200, 200])
    const stored = await storedRequests(first)
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(ids))
    expect(new Set(stored.map(({ name }) => name)).size).toBe(200)
    for (const tab of tabs) expect(await storedRequests(tab)).toEqual(stored)
    if (round < 3) await first.evaluate(() => Reflect.get(window, 'built').invitationStorage.clear())
  }

  const ids = (await storedRequests(first)).slice(0, 100).map(({ id }) => id)
  const start = await holdTabs(first)
  const deciding = [decideMany(first, ids, 'approved'), decideMany(second, ids, 'rejected')]
  await start(2)
  const outcomes = await Promise.all(deciding)
  const decided = new Map((await storedRequests(first)).map((request) => [request.id, request]))
  ids.forEach((id, index) => {
    const kinds = outcomes.map((tab) => tab[index])
    expect([...kinds].sort()).toEqual(['already-decided', 'decided'])
    expect(decided.get(id)?.status).toBe(kinds[0] === 'decided' ? 'approved' : 'rejected')
    expect(typeof decided.get(id)?.invitationCode).toBe(kinds[0] === 'decided' ? 'string' : 'undefined')
  })
  const codes = [...decided.values()].flatMap(({ invitationCode }) => invitationCode ?? [])
  expect(new Set(codes).size).toBe(codes.length)
})

test('Clear All against a request in another tab, ten times: it is kept, or among those that Clear All took', async ({
  context,
}) => {
  const [admin, visitor] = await openTabs(context, 2)
  if (!admin || !visitor) throw new Error('there are no tabs')
  for (let round = 0; round < 10; round += 1) {
    await addMany(admin, round, 2)
    await expect.poll(async () => (await storedRequests(visitor)).length, `round ${round}`).toBe(2)
    const before = (await storedRequests(visitor)).map(({ id }) => id)
    const start = await holdTabs(admin)
    // Some come early, some late: from 16 ms before the clearing to 20 ms after it.
    const adding = addMany(visitor, round, 1, { delay: round * 4 })
    const clearing = admin.evaluate(async () => {
      const { invitationStorage } = Reflect.get(window, 'built')
      await navigator.locks.request('start', { mode: 'shared' }, () => {})
      await new Promise((resolve) => setTimeout(resolve, 16))
      const { requests } = await invitationStorage.clear()
      return requests.map(({ id }: { id: string }) => id)
    })
    await start(2)
    const [cleared, [added]] = await Promise.all([clearing, adding])
    const kept = async () => (await storedRequests(admin)).map(({ id }) => id)
    await expect
      .poll(async () => new Set([...cleared, ...(await kept())]), `round ${round}`)
      .toEqual(new Set([...before, added]))
    expect(cleared).toEqual(expect.arrayContaining([...before]))
    expect(cleared.length + (await kept()).length).toBe(3)
    await admin.evaluate(() => Reflect.get(window, 'built').invitationStorage.clear())
    await expect.poll(async () => (await storedRequests(visitor)).length).toBe(0)
  }
})

test('four visitors who submit in the same moment are all stored once', async ({ context }) => {
  const tabs = await Promise.all(
    Array.from({ length: 4 }, async (_, number) => {
      const page = await context.newPage()
      await page.goto('/privacy')
      const dialog = await openRequest(page)
      await fillRequest(dialog, { Name: `Visitor ${number}` })
      return { page, dialog }
    }),
  )
  for (const { dialog } of tabs) await expect(submitButton(dialog)).toBeEnabled()
  await Promise.all(
    tabs.map(async ({ dialog }) => {
      const name = dialog.getByLabel('Name', { exact: true })
      await name.press('Enter')
      await name.press('Enter')
    }),
  )
  // Each dialog closes three seconds after its success.
  for (const { page } of tabs) await expect(openDialog(page)).toBeHidden({ timeout: 10_000 })
  const [tab] = tabs
  if (!tab) throw new Error('there are no tabs')
  const stored = await storedRequests(tab.page)
  expect(stored.map(({ name }) => name).sort()).toEqual(['Visitor 0', 'Visitor 1', 'Visitor 2', 'Visitor 3'])
  expect(new Set(stored.map(({ id }) => id)).size).toBe(4)
})
