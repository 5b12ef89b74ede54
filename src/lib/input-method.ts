/** Keys with which an input method (Japanese, Chinese, …) chooses, takes or cancels a word. */
const itsKeys = /^(Enter|Escape|Tab|Arrow|Process$)/

/**
 * Keeps the keys of an input method from everything that listens to keys: they submit, close and
 * move nothing. Safari ends the composition before the key, and marks it with the code 229.
 */
export function leaveKeysToInputMethods(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (!event.isComposing && event.keyCode !== 229) return
      event.stopImmediatePropagation()
      if (itsKeys.test(event.key)) event.preventDefault()
    },
    { capture: true },
  )
}
