/**
 * Whether a key belongs to an input method, which composes letters with it. Safari ends the
 * composition before it sends the key that ended it, and marks that key with the code 229.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229
