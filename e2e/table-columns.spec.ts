import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { visit } from './support/forms'
import { pagesToSee } from './support/pages'
import { folderOf } from './support/site'
import { expect, test } from './support/test'

test.use({ build: 'all-features' })

test('a row of sessions on the dashboard has as many cells as headings at every width', async ({ page }) => {
  await visit(page, '/dashboard')
  const table = page.getByRole('table').filter({ hasText: 'Minutes' })
  const row = table.getByRole('row').nth(1)
  await expect(row).toBeVisible()
  for (const width of [360, 600, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(table.getByRole('columnheader').first(), `at ${width} px`).toBeAttached()
    const headings = await table.getByRole('columnheader').count()
    await expect(row.getByRole('cell').or(row.getByRole('rowheader')), `at ${width} px`).toHaveCount(headings)
  }
})

/** The rows of a page's tables, each as its roles' first letters, as screen readers find them. */
async function tablesOf(page: Page): Promise<readonly string[][]> {
  const tables: string[][] = []
  const snapshot = await page.locator('main').ariaSnapshot()
  for (const [, role = ''] of snapshot.matchAll(/^ *- '?(table|row|cell|columnheader|rowheader)\b/gm)) {
    const rows = tables.at(-1)
    if (role === 'table') tables.push([])
    else if (role === 'row') rows?.push('')
    else rows?.push(`${rows.pop() ?? ''}${role === 'columnheader' ? 'h' : role.charAt(0)}`)
  }
  return tables
}

/** The pages whose served HTML has a table: React adds none, as every-page.spec.ts makes sure. */
function pagesWithTables(): readonly string[] {
  const dir = folderOf('all-features')
  const html = (path: string) => readFileSync(`${dir}${path === '/' ? '/index' : path}.html`, 'utf8')
  return pagesToSee(dir).filter((path) => /<table|role="?table/.test(html(path)))
}

test('the tables of every page have their headings on a phone, too', async ({ page }) => {
  test.setTimeout(120_000)
  let count = 0
  for (const path of pagesWithTables()) {
    await page.goto(path)
    // Lays out what lies below the first screen.
    await page.evaluate(() => {
      document.documentElement.dataset.whole = ''
    })
    const kindsAt = async (width: number): Promise<string[][]> => {
      await page.setViewportSize({ width, height: 900 })
      const tables = await tablesOf(page)
      // A column may leave with its heading, as on Home, and a row may be one heading.
      for (const [head = '', ...rows] of tables) {
        const odd = rows.filter((row) => row.length !== head.length && row !== 'r')
        expect(odd, `${path} at ${width} px, below ${head}`).toEqual([])
      }
      return tables.map((rows) => [...new Set(rows.map((row) => row.replace(/(.)\1+/g, '$1')))])
    }
    const kinds = await kindsAt(1280)
    expect(await kindsAt(360), path).toEqual(kinds)
    count += kinds.length
  }
  expect(count).toBeGreaterThan(10)
})
