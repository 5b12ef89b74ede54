/**
 * The text with every lone surrogate replaced by U+FFFD, as `String.prototype.toWellFormed` does
 * (ECMAScript 2024), for browsers older than that. A lone surrogate makes `encodeURIComponent`
 * throw and cannot be written as UTF-8.
 */
export function toWellFormed(text: string): string {
  // With the u flag a surrogate pair is one code point, so only unpaired halves have the property.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}
