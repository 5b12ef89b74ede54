import { listen } from './listen'

/**
 * Whether a key belongs to an input method, which composes letters with it. Safari ends the
 * composition before it sends the key that ended it, and marks that key with the code 229. Android
 * composes every word, and marks with 229 what the keyboard has taken: its Enter is a plain one.
 */
const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  keyCode === 229 || (isComposing && !navigator.userAgent.includes('Android'))

/**
 * What a browser would do itself with a key that takes or cancels a word. Arrows move the caret: on
 * some Macs the jump over a word has the code 229.
 */
const itsKeys = /^(Enter|Escape|Tab)$/

/**
 * Keeps the keys of an input method from everything that listens to keys: they submit, close and
 * move nothing.
 */
export function leaveKeysToInputMethods(): void {
  const take = (event: KeyboardEvent) => {
    if (!isComposing(event)) return
    event.stopImmediatePropagation()
    if (itsKeys.test(event.key)) event.preventDefault()
  }
  listen(window, 'keydown', take, { capture: true })
}
