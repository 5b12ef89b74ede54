import type { BrowserContext, Page } from 'playwright/test'
import { fillIn, openDialog, openRequest, storedText, submitButton } from './support/request-dialog'
import { expect, test } from './support/test'

type StoredRequest = Readonly<Record<'id' | 'name' | 'status', string>> & { readonly invitationCode?: string }

const list = async (page: Page): Promise<readonly StoredRequest[]> =>
  JSON.parse((await storedText(page, 'invitationRequests')) ?? '[]')

/** Opens real tabs in which the code of the form has been loaded by the page itself. */
async function openTabs(context: BrowserContext, count: number): Promise<readonly Page[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage()
      await page.goto('/privacy')
      const dialog = await openRequest(page)
      await dialog.getByLabel('Name', { exact: true }).fill('x')
      const address = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .find((name) => /\/request-submission-[\w-]+\.js$/.test(name)),
        )
      await expect.poll(address).toBeDefined()
      await page.evaluate(
        async (url) => Reflect.set(window, 'built', await import(`${url}`)),
        await address(),
      )
      return page
    }),
  )
}

/** The moment at which all tabs begin. */
const soon = (): number => Date.now() + 700

/** The tab stores that many requests, all at once, and resolves to their ids. */
const addMany = (page: Page, tab: number, count: number, at: number): Promise<readonly string[]> =>
  page.evaluate(
    async ([tabNumber, many, start]) => {
      const { invitationStorage } = Reflect.get(window, 'built')
      await new Promise((resolve) => setTimeout(resolve, start - Date.now()))
      const added = await Promise.all(
        Array.from({ length: many }, (_, index) =>
          invitationStorage.add({
            name: `tab ${tabNumber} request ${index}`,
            email: 'amara@riverside.ca',
            role: 'teacher',
            useCase: 'teaching',
            message: 'Grade 10 quadratics, two sections of 28.',
          }),
        ),
      )
      return added.map(({ id }) => id)
    },
    [tab, count, at] as const,
  )

/** The tab decides about each of the requests, all at once, and resolves to what came of it. */
const decideMany = (
  page: Page,
  ids: readonly string[],
  decision: 'approved' | 'rejected',
  at: number,
): Promise<readonly string[]> =>
  page.evaluate(
    async ([all, kind, start]) => {
      const { invitationStorage } = Reflect.get(window, 'built')
      await new Promise((resolve) => setTimeout(resolve, start - Date.now()))
      const outcomes = await Promise.all(all.map((id) => invitationStorage.decide(id, kind)))
      return outcomes.map((outcome) => outcome.kind)
    },
    [ids, decision, at] as const,
  )

test('four tabs that store 50 requests each at once end with 200 requests and 200 ids; two that decide the same rows make one decision about each', async ({
  context,
}) => {
  test.slow()
  const tabs = await openTabs(context, 4)
  const [first, second] = tabs
  if (!first || !second) throw new Error('there are no tabs')
  for (const round of [1, 2, 3]) {
    const at = soon()
    const ids = (await Promise.all(tabs.map((tab, number) => addMany(tab, number, 50, at)))).flat()
    // Each tab reads a copy of its own, which is behind the others' by the time that the browser takes.
    await expect
      .poll(async () => (await Promise.all(tabs.map(list))).map(({ length }) => length), `round ${round}`)
      .toEqual([200, 200, 200, 200])
    const stored = await list(first)
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(ids))
    expect(new Set(stored.map(({ name }) => name)).size).toBe(200)
    for (const tab of tabs) expect(await list(tab)).toEqual(stored)
    if (round < 3) await first.evaluate(() => Reflect.get(window, 'built').invitationStorage.clear())
  }

  const ids = (await list(first)).slice(0, 100).map(({ id }) => id)
  const at = soon()
  const outcomes = await Promise.all([
    decideMany(first, ids, 'approved', at),
    decideMany(second, ids, 'rejected', at),
  ])
  const decided = new Map((await list(first)).map((request) => [request.id, request]))
  ids.forEach((id, index) => {
    const kinds = outcomes.map((tab) => tab[index])
    expect([...kinds].sort()).toEqual(['already-decided', 'decided'])
    expect(decided.get(id)?.status).toBe(kinds[0] === 'decided' ? 'approved' : 'rejected')
    expect(typeof decided.get(id)?.invitationCode).toBe(kinds[0] === 'decided' ? 'string' : 'undefined')
  })
  const codes = [...decided.values()].flatMap(({ invitationCode }) => invitationCode ?? [])
  expect(new Set(codes).size).toBe(codes.length)
})

test('Clear All against a request in another tab, ten times: the request is kept, or is in what Clear All gives back', async ({
  context,
}) => {
  const [admin, visitor] = await openTabs(context, 2)
  if (!admin || !visitor) throw new Error('there are no tabs')
  for (let round = 0; round < 10; round += 1) {
    await addMany(admin, round, 2, Date.now())
    await expect.poll(async () => (await list(visitor)).length, `round ${round}`).toBe(2)
    const before = (await list(visitor)).map(({ id }) => id)
    const at = Date.now() + 200
    const clearing = admin.evaluate(async (start) => {
      const { invitationStorage } = Reflect.get(window, 'built')
      await new Promise((resolve) => setTimeout(resolve, start - Date.now()))
      const texts: ReadonlyMap<string, string> = await invitationStorage.clear()
      Reflect.set(window, 'cleared', texts)
      return JSON.parse(texts.get('invitationRequests') ?? '[]').map(({ id }: { id: string }) => id)
    }, at)
    const [cleared, [added]] = await Promise.all([clearing, addMany(visitor, round, 1, at + round * 4 - 16)])
    const kept = async () => (await list(admin)).map(({ id }) => id)
    await expect
      .poll(async () => [...cleared, ...(await kept())], `round ${round}`)
      .toEqual([...before, added])
    expect(cleared.slice(0, 2)).toEqual(before)
    await admin.evaluate(async () => {
      const { invitationStorage } = Reflect.get(window, 'built')
      await invitationStorage.unclear(Reflect.get(window, 'cleared'))
    })
    const all = async () => (await list(visitor)).map(({ id }) => id)
    await expect.poll(async () => new Set(await all())).toEqual(new Set([...before, added]))
    await admin.evaluate(() => Reflect.get(window, 'built').invitationStorage.clear())
    await expect.poll(async () => (await all()).length).toBe(0)
  }
})

test('four visitors who submit the dialog in the same moment are all stored, and none twice', async ({
  context,
}) => {
  const tabs = await Promise.all(
    Array.from({ length: 4 }, async (_, number) => {
      const page = await context.newPage()
      await page.goto('/privacy')
      const dialog = await openRequest(page)
      await fillIn(dialog, { name: `Visitor ${number}` })
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
  // The success of each closes its dialog after three seconds.
  for (const { page } of tabs) await expect(openDialog(page)).toBeHidden({ timeout: 10_000 })
  const [tab] = tabs
  if (!tab) throw new Error('there are no tabs')
  const stored = await list(tab.page)
  expect(stored.map(({ name }) => name).sort()).toEqual(['Visitor 0', 'Visitor 1', 'Visitor 2', 'Visitor 3'])
  expect(new Set(stored.map(({ id }) => id)).size).toBe(4)
})
