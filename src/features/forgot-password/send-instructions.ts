/**
 * Milliseconds that the sending takes (specification, section 9, "forgot-password simulated
 * delay").
 */
const sendingMs = 2000

/**
 * It waits, and nothing leaves the browser: the server call is not shown (specification, section
 * 7).
 */
export const sendResetInstructions = (_email: string): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, sendingMs))
