import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { readDraft } from '@/lib/drafts'
import { fillForm, touchedFields } from '@/lib/form-fields'
import { createStore, type Followed, useHydrated, useStore } from '@/lib/store'
import { dialogWanted, holdPresses, pageTouched, touched } from './early-use'

/** Milliseconds after a failed fetch before a touch can start the next one. */
const retryAfterMs = 1000

type LaterFormOptions<Props extends object> = {
  readonly load: () => Promise<ComponentType<Props>>
  /** Name of the form's draft. A form that has one loads at once, to show it. */
  readonly draft?: string
  /** Query parameter (`type`) that the form shows. With it, the form also loads at once. */
  readonly param?: string
  /** A form in a dialog loads when a visitor is about to use it, and shows `waiting` until then. */
  readonly dialog?: { readonly id: string; readonly waiting: ReactNode }
}

/**
 * A form as a lazy boundary: its prerendered HTML is usable, and it is hydrated at the first touch
 * of the page. React keeps what was typed before, and the boot script holds a submit for
 * `useSiteForm`.
 *
 * Its props must stay the same: a change would make React discard the HTML while the code loads. A
 * new address does so; what was typed is then filled in again.
 */
export function laterForm<Props extends object = object>({
  load,
  draft,
  param,
  dialog,
}: LaterFormOptions<Props>): ComponentType<Props> {
  const failed = createStore(false)
  let wanted = typeof document === 'undefined'

  const fetchForm = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const Form = await load()
      failed.set(false)
      return { default: Form }
    } catch {
      failed.set(true)
      const pause = new Promise((resolve) => setTimeout(resolve, retryAfterMs))
      await Promise.all([touched(), pause])
      return fetchForm()
    }
  }
  const Form = lazy(async () => {
    if (!wanted) await (dialog ? dialogWanted(dialog.id) : pageTouched())
    return fetchForm()
  })
  const fallback = dialog ? dialog.waiting : <div className="min-h-110" />
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Form {...props} />
      </Suspense>
    )
  })

  return function LaterForm(props) {
    const [hydrating] = useState(!useHydrated())
    // A page without served HTML has no form to use in the meantime.
    wanted ||= (!hydrating && !dialog) || (draft !== undefined && readDraft(draft) !== undefined)
    wanted ||= param !== undefined && new URLSearchParams(location.search).has(param)
    useEffect(() => {
      const over = new AbortController()
      holdPresses(over.signal)
      if (hydrating && draft) keepTyped(draft, over.signal)
      return () => over.abort()
    }, [hydrating])
    return (
      <>
        <Boundary {...props} />
        <FormFailed failed={failed} />
      </>
    )
  }
}

/** React discards a form's HTML when the address changes while its code loads. */
function keepTyped(draft: string, signal: AbortSignal): void {
  const keep = ({ target }: { readonly target: unknown }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (!form || form.dataset.live === '' || form.closest('dialog')) return
    fillForm(draft, null, touchedFields(form))
  }
  for (const target of document.forms) keep({ target })
  document.addEventListener('input', keep, { capture: true, signal })
}

function FormFailed({ failed }: { readonly failed: Followed<boolean> }) {
  const shown = useStore(failed, false)
  return (
    shown && (
      <div className="error-box sticky bottom-4 z-2 mx-4 mb-4" role="alert">
        <div>
          <p>The form did not load. Check your connection and try again. What you typed is safe.</p>
          <button type="button" className="quiet">
            Try again
          </button>
        </div>
      </div>
    )
  )
}
