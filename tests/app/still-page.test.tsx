import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { pageNamed } from '@/app/pages'
import { isStill } from '@/app/still-page'
import { routeList } from '@/routes/table'

/** What React keeps of an element or a component. */
type Fiber = {
  readonly type: unknown
  readonly memoizedProps: Readonly<Record<string, unknown>> | null
  /** Of a component, the first of its hooks. */
  readonly memoizedState: unknown
  /** The contexts that it reads. */
  readonly dependencies: unknown
  readonly ref: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** They act in the browser by themselves: it holds the page back on a way inside the site, and the boot script listens for its press. */
const exempt = new Set(['RestOfPage', 'RequestAccessButton'])

function* waitingForReact(first: Fiber | null): Generator<string> {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const { type, memoizedProps, child } = fiber
    const isExempt = typeof type === 'function' && exempt.has(type.name)
    if (typeof type === 'function' && !isExempt && (fiber.memoizedState || fiber.dependencies))
      yield `hooks of ${type.name}`
    if (typeof type === 'string') {
      if (fiber.ref) yield `the ref of a ${type}`
      for (const [name, value] of Object.entries(memoizedProps ?? {}))
        if (typeof value === 'function') yield `${name} of a ${type}`
    }
    if (isExempt && type.name === 'RequestAccessButton') continue
    yield* waitingForReact(child)
  }
}

const rows = routeList.filter((row, index) => routeList.findIndex(({ page }) => page === row.page) === index)

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

it.each(rows)('$page is kept as it was served if nothing in it waits for React', async ({ page, path }) => {
  await pageNamed(page)?.load()
  const Page = pageNamed(page)?.Component ?? (() => null)
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <div>
        <Page />
      </div>
    </MemoryRouter>,
  )
  const root = container.firstElementChild ?? container
  const [, fiber] = Object.entries(root).find(([key]) => key.startsWith('__reactFiber$')) ?? []
  expect(fiber).toHaveProperty('child')
  const waiting = [...new Set(waitingForReact((fiber as Fiber).child))]
  if (isStill(page)) expect(waiting).toEqual([])
  else expect(waiting).not.toEqual([])
})
