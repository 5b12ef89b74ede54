import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, NavigationType } from 'react-router-dom'
import { expect, test } from 'vitest'
import { VisitContext } from '@/lib/store'

const visit = { type: NavigationType.Push, location: { hash: '' } }

test('after a click each page begins with its heading, which takes the focus', async () => {
  const pages = import.meta.glob<{ readonly default: ComponentType }>('/src/pages/*/page.tsx')
  const late: string[] = []
  for (const [file, load] of Object.entries(pages)) {
    if (file.includes('/invitation-requests/')) continue // The browser alone draws it.
    const { default: Page } = await load()
    const first = renderToString(
      <MemoryRouter>
        <VisitContext value={visit}>
          <Page />
        </VisitContext>
      </MemoryRouter>,
    )
    if (!first.includes('<h1')) late.push(file)
  }
  expect(late).toEqual([])
})
