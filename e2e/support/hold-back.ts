import type { Page } from 'playwright/test'

/** Holds back the matching files until the returned function releases or refuses them. */
export async function holdBack(page: Page, files: string): Promise<(answer?: 'continue' | 'refuse') => void> {
  let decide = (_?: 'continue' | 'refuse') => {}
  const decided = new Promise<'continue' | 'refuse' | undefined>((resolve) => {
    decide = resolve
  })
  await page.route(files, async (route) => {
    if ((await decided) === 'refuse') await route.fulfill({ status: 404 })
    else await route.continue()
  })
  return decide
}
