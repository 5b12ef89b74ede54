import { type RefObject, useEffect } from 'react'

/**
 * Marks a form as live (`data-live`) once its handlers are attached. Until then the boot script holds a submit of the form
 * (`data-held`), so that it neither navigates nor gets lost; a held one is submitted now. Prerendered forms have
 * `method="dialog"` for the same reason.
 */
export function useLiveForm(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    element.dataset.live = ''
    if (element.dataset.held === undefined) return
    delete element.dataset.held
    element.requestSubmit()
  }, [form])
}
