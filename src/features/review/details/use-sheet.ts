import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Below this width the sheet would leave no room for the list, so it covers the page and keeps the focus. As in src/styles/admin/details.css. */
const narrow = 'not all and (min-width: 56.25em)'

/**
 * Opens the `<dialog>` that gets the returned ref: beside the page, without keeping the focus, where there is room; over it, as a
 * modal dialog, where there is not. Escape calls `onClose`, and the caller then renders the dialog no more.
 */
export function useSheet(onClose: () => void) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  // In a layout effect, so that the dialog is closed before it leaves the page: the toasts live in the topmost open one.
  useLayoutEffect(() => {
    const dialog = sheet.current
    if (!dialog) return
    const room = matchMedia(narrow)
    const open = () => {
      if (dialog.open) dialog.close()
      if (room.matches) dialog.showModal()
      else dialog.show()
    }
    // Opening the sheet in another way closes it first, and the event of that comes when it is open again.
    const closed = () => !dialog.open && close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || room.matches) return
      const within = event.target instanceof Element ? event.target.closest('dialog') : null
      if (within === null || within === dialog) close()
    }
    open()
    room.addEventListener('change', open)
    dialog.addEventListener('close', closed)
    document.addEventListener('keydown', onKey)
    return () => {
      room.removeEventListener('change', open)
      dialog.removeEventListener('close', closed)
      document.removeEventListener('keydown', onKey)
      dialog.close()
    }
  }, [])

  return sheet
}
