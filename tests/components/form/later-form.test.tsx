import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { laterForm } from '@/components/form/later-form'
import { useSiteForm } from '@/components/form/use-site-form'
import { z } from '@/lib/zod'

let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
})

/** A page with a form whose code comes with `arrival`. */
function page(arrival: Promise<void>): ReactNode {
  function Field() {
    const { element } = useSiteForm({ schema: z.object({}), submit: async () => true, draft: 'trial' })
    const { hash } = useLocation()
    return (
      <form ref={element} aria-label={`Form ${hash}`}>
        <input name="email" aria-label="E-mail" />
      </form>
    )
  }
  function Below() {
    const navigate = useNavigate()
    return (
      <button type="button" onClick={() => navigate('#below')}>
        Below
      </button>
    )
  }
  const load = async () => {
    await arrival
    return Field
  }
  const Form = laterForm({ load, draft: 'trial' })
  return (
    <MemoryRouter useTransitions={false}>
      <Below />
      <Form />
    </MemoryRouter>
  )
}

/** What the prerenderer makes of it. */
const html =
  '<button type="button">Below</button><!--$-->' +
  '<form aria-label="Form "><input name="email" aria-label="E-mail"></form><!--/$-->'

test('what was typed into a form whose code is on its way stays when the address changes meanwhile', async () => {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)

  let arrive = () => {}
  const tree = page(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(container, tree)
    })
  })
  const field = screen.getByLabelText<HTMLInputElement>('E-mail')
  document.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  fireEvent.input(field, { target: { value: 'ann@school.example' } })
  await act(async () => screen.getByRole('button', { name: 'Below' }).click())
  await act(async () => arrive())
  expect(screen.getByRole('form')).toHaveAccessibleName('Form #below')
  expect(screen.getByLabelText('E-mail')).toHaveValue('ann@school.example')
})
