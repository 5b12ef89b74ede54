import type { Page } from 'playwright/test'

/** What a visitor points at: the first visible element with this role and name. */
export type Target = {
  readonly role: Parameters<Page['getByRole']>[0]
  readonly name: string | RegExp
  /** The element around it, such as a dialog, where the page has more than one. */
  readonly inside?: Target
}

/** One window of a browser, and what a visitor does in it. Actions wait until they are possible. */
export type Visitor = {
  readonly openWindow: () => Promise<Visitor>
  readonly open: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  readonly resize: (width: number) => Promise<void>
  readonly click: (target: Target) => Promise<void>
  readonly type: (target: Target, text: string) => Promise<void>
  /** Types into the page's field for a password, which has no role. */
  readonly typePassword: (text: string) => Promise<void>
  readonly choose: (target: Target, option: string) => Promise<void>
  readonly isVisible: (target: Target) => Promise<boolean>
  /** Runs a function in the page and awaits its result. The function sees only its argument. */
  readonly evaluate: <Result, Argument = void>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>
}

export type Engine = {
  /** Opens a new, empty profile; `leave` closes it. */
  readonly visit: (
    siteUrl: string,
  ) => Promise<{ readonly visitor: Visitor; readonly leave: () => Promise<void> }>
  readonly close: () => Promise<void>
}

export const viewport = { width: 1280, height: 800 }
