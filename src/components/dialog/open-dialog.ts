import { useCallback, useSyncExternalStore } from 'react'

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

/**
 * A ref for what a dialog gives the focus to when it opens. React sets the attribute only in HTML;
 * showModal() looks for it at each opening.
 */
export const firstFocus = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '')

/** True while the dialog is open, whoever opened or closed it. False in prerendered HTML. */
export function useDialogOpen(id: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const dialog = dialogOf(id)
        if (!dialog) return () => {}
        const observer = new MutationObserver(listener)
        observer.observe(dialog, { attributeFilter: ['open'] })
        return () => observer.disconnect()
      },
      [id],
    ),
    () => dialogOf(id)?.open ?? false,
    () => false,
  )
}
