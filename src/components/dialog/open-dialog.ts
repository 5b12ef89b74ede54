import { useEffect, useSyncExternalStore } from 'react'

export const dialogOf = (id: string): HTMLDialogElement | undefined => {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

/** Opens a dialog from script; a button does it with `command="show-modal"` (DialogButton). */
export function openDialog(id: string): void {
  const dialog = dialogOf(id)
  if (dialog && !dialog.open) dialog.showModal()
}

/** Closes a dialog; the browser gives the focus back to its opener. */
export const closeDialog = (id: string): void => dialogOf(id)?.close()

/** True while the dialog is open, whoever opened or closed it. False in prerendered HTML. */
export function useDialogOpen(id: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const dialog = dialogOf(id)
      if (!dialog) return () => {}
      const observer = new MutationObserver(listener)
      observer.observe(dialog, { attributeFilter: ['open'] })
      return () => observer.disconnect()
    },
    () => dialogOf(id)?.open ?? false,
    () => false,
  )
}

/** Milliseconds that a dialog shows a success (specification, section 9). */
const successMs = 3000

/** Closes a dialog by itself when it has shown a success for a while. */
export function useAutoClose(id: string, shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => closeDialog(id), successMs)
    return () => clearTimeout(timer)
  }, [id, shown])
}
