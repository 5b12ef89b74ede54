import { listen } from './listen'

/**
 * Whether a key belongs to an input method, which composes letters with it. Browsers mark with 229
 * what it has taken, Safari also the key that ended a composition. A keyboard on the screen
 * composes every word, and its Enter is a plain one, 13. The user agent does not tell: tablets and
 * "desktop site" send a desktop's.
 */
const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  keyCode === 229 || (isComposing && !(keyCode === 13 && navigator.maxTouchPoints > 0))

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
