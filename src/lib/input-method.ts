import { listen } from './listen'

/**
 * Whether a key belongs to an input method, which composes letters with it. Safari ends the
 * composition before it sends the key that ended it, and marks that key with the code 229.
 */
const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229

/** Keys with which an input method (Japanese, Chinese, …) chooses, takes or cancels a word. */
const itsKeys = /^(Enter|Escape|Tab|Arrow|Process$)/

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
