import { type RefObject, useEffect, useRef } from 'react'
import { type ContactReason, defaultReason, reasonNamed } from '@/domain/messages/contact-reasons'

/**
 * Chooses a reason in a form's `contactReason` list as if it had been the list's own first choice, so that it is no draft. It leaves a choice alone that
 * the visitor made before the app was there. To be called around `useDraft`: what the address asks for goes before an old draft.
 *
 * @returns the two effects' shared memory, to be handed to {@link usePreselectedReason}.
 */
export function useEarlyChoice(form: RefObject<HTMLFormElement | null>): RefObject<boolean | undefined> {
  const early = useRef<boolean>(undefined)
  useEffect(() => {
    const list = reasonList(form.current)
    early.current ??= list !== undefined && !list.selectedOptions[0]?.defaultSelected
  }, [form])
  return early
}

/**
 * See {@link useEarlyChoice}. A choice of the visitor's own is kept with the entry of the history: it outlives a reload and Back, while a link to the address
 * asks anew.
 */
export function usePreselectedReason(
  form: RefObject<HTMLFormElement | null>,
  early: RefObject<boolean | undefined>,
  reason: ContactReason | undefined,
): void {
  const last = useRef<ContactReason>(defaultReason)
  useEffect(() => {
    const list = reasonList(form.current)
    if (!list) return
    const remember = () => keepChoice(list.value)
    const wanted = reason ?? defaultReason
    if (wanted !== last.current) {
      last.current = wanted
      const touched = !list.selectedOptions[0]?.defaultSelected
      const keep = early.current || (reason === undefined && touched)
      const chosen = keep ? list.value : (keptChoice() ?? wanted)
      if (early.current) remember()
      early.current = false
      for (const option of list.options) option.defaultSelected = option.value === wanted
      list.value = chosen
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    list.addEventListener('change', remember)
    return () => list.removeEventListener('change', remember)
  }, [form, early, reason])
}

const keptChoice = (): ContactReason | undefined => reasonNamed(history.state?.contactReason)

function keepChoice(reason: string | undefined): void {
  history.replaceState({ ...history.state, contactReason: reason }, '')
}

/** Lets the address choose again: for a new, empty form. */
export const forgetChoice = (): void => keepChoice(undefined)

function reasonList(form: HTMLFormElement | null): HTMLSelectElement | undefined {
  const list = form?.elements.namedItem('contactReason')
  return list instanceof HTMLSelectElement ? list : undefined
}
