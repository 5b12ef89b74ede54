import type { Sign } from '@/lib/use-later'

/** What is demonstrated, as it is sent in `demo_type` (specification, section 7). */
export type DemoType = 'Student' | 'Enterprise'

/** Id of a page's one demo dialog; its openers name it in `commandfor`. */
export const demoDialogId = 'demo-dialog'

let chosen: DemoType | undefined

const theDialog = (): HTMLDialogElement | undefined => {
  const element = document.getElementById(demoDialogId)
  return element instanceof HTMLDialogElement ? element : undefined
}

/** Says what the next request is to demonstrate. */
export function chooseDemoType(type: DemoType): void {
  chosen = type
}

/** Opens the page's demo dialog, where the browser does not carry out a button's `command` itself. */
export function openDemoDialog(): void {
  const dialog = theDialog()
  if (dialog && !dialog.open) dialog.showModal()
}

/** Closes the demo dialog; the browser gives the focus back to its opener. */
export const closeDemoDialog = (): void => theDialog()?.close()

/** The type of demo that was last asked for. Before the app was there the browser opened the dialog: then it is the page's first opener's. */
export function demoType(): DemoType {
  const opener = document.querySelector<HTMLButtonElement>(`[commandfor="${demoDialogId}"][value]`)
  return chosen ?? (opener?.value === 'Student' ? 'Student' : 'Enterprise')
}

const signs = ['pointerover', 'focusin', 'click'] as const

/** The {@link Sign} that somebody is about to use the demo dialog: it stands open, or it or an opener is pointed at, focused or clicked. */
export const demoIntent: Sign = (act) => {
  const look = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`[commandfor="${demoDialogId}"], #${demoDialogId}`)) act()
  }
  for (const sign of signs) document.addEventListener(sign, look, true)
  if (theDialog()?.open) act()
  return () => {
    for (const sign of signs) document.removeEventListener(sign, look, true)
  }
}
