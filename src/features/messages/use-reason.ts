import { type RefObject, useEffect, useRef } from 'react'
import { type ContactReason, defaultReason } from './contact-reasons'

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

/** See {@link useEarlyChoice}. */
export function usePreselectedReason(
  form: RefObject<HTMLFormElement | null>,
  early: RefObject<boolean | undefined>,
  reason: ContactReason | undefined,
): void {
  const last = useRef<ContactReason>(defaultReason)
  useEffect(() => {
    const wanted = reason ?? defaultReason
    const list = reasonList(form.current)
    if (!list || wanted === last.current) return
    last.current = wanted
    const touched = !list.selectedOptions[0]?.defaultSelected
    const keep = early.current || (reason === undefined && touched)
    early.current = false
    const chosen = list.value
    for (const option of list.options) option.defaultSelected = option.value === wanted
    list.value = keep ? chosen : wanted
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }, [form, early, reason])
}

function reasonList(form: HTMLFormElement | null): HTMLSelectElement | undefined {
  const list = form?.elements.namedItem('contactReason')
  return list instanceof HTMLSelectElement ? list : undefined
}
