import { useEffect, useRef } from 'react'

/**
 * Keeps the `<dialog>` that gets the returned ref open, as a modal one, while `open` is true, and puts the focus on its element with
 * `data-first`. The dialog tells by its close event that the reader has closed it.
 */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [open])
  return dialog
}
