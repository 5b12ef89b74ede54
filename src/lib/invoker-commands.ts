/**
 * True when the browser itself carries out a button's `command` (HTML standard, "The command attribute"; Chromium 135, Firefox 144, Safari 26.2). Elsewhere
 * a click handler does it; both at once would log a warning.
 */
export const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype
