const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const length = 8
/**
 * Bytes from here on are thrown away: 252 is the largest multiple of 36 in a byte, so every
 * character is equally likely.
 */
const limit = 256 - (256 % alphabet.length)

/** True for a text that can be an invitation code. */
export const isInvitationCode = (text: string): boolean => /^[A-Z0-9]{8}$/.test(text)

/**
 * A new invitation code: 8 characters from A-Z and 0-9 (specification, section 9), from the
 * browser's secure random numbers, and none of `taken`.
 */
export function generateInvitationCode(taken: ReadonlySet<string>): string {
  for (;;) {
    const code = randomCode()
    if (!taken.has(code)) return code
  }
}

function randomCode(): string {
  let code = ''
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && code.length < length) code += alphabet.charAt(byte % alphabet.length)
    }
  }
  return code
}
