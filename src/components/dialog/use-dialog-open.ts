import { useSyncExternalStore } from 'react'

const dialogOf = (id: string): HTMLDialogElement | undefined => {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

/**
 * True while the dialog with this id is open, whoever opened or closed it. False in prerendered
 * HTML.
 */
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
