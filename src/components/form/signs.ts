import { dialogOf } from '@/components/dialog/open-dialog'

/** Calls back when a visitor wants something, until the returned function ends it. */
export type Sign = (act: () => void) => () => void

const signs = ['pointerover', 'focusin', 'click'] as const

/** Somebody is about to use a dialog. Captures: React stops events where it has not hydrated. */
export const dialogWanted =
  (id: string): Sign =>
  (act) => {
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[commandfor="${id}"], #${id}`)) act()
    }
    for (const sign of signs) document.addEventListener(sign, look, true)
    if (dialogOf(id)?.open) act()
    return () => {
      for (const sign of signs) document.removeEventListener(sign, look, true)
    }
  }

/** The {@link Sign} of a visitor who touches the page. */
export const touched: Sign = (act) => {
  const touches = ['pointerdown', 'keydown', 'focusin'] as const
  for (const name of touches) document.addEventListener(name, act, true)
  return () => {
    for (const name of touches) document.removeEventListener(name, act, true)
  }
}

/**
 * The {@link Sign} of a visitor who touches the page, or has used a form before the app was there.
 */
export const pageTouched: Sign = (act) => {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form input:not([type=checkbox], [type=radio]), form textarea',
  )
  const typed = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  if (typed || document.activeElement?.closest('form')) act()
  return touched(act)
}
