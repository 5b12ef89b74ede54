// @vitest-environment node
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import LoginPage from '@/pages/login/page'

test('the prerendered page has the whole form, and submits nowhere before the app is there', async () => {
  const { prelude } = await prerender(
    <StaticRouter location="/login">
      <LoginPage />
    </StaticRouter>,
  )
  const html = await new Response(prelude).text()
  expect(html).toMatch(/<form[^>]* method="dialog"/)
  expect(html.match(/<input/g)).toHaveLength(3)
  expect(html).toContain(site.adminPassword)
})
