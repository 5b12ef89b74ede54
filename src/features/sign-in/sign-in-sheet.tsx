import type { ReactNode } from 'react'
import { Margin } from '@/components/ui/margin'
import { SignInForm } from './sign-in-form'

type SignInSheetProps = {
  /** Why the visitor stands here, if there is a reason to tell. */
  readonly line?: string | undefined
  /** What stands under the heading, beside the sheet. */
  readonly children?: ReactNode
}

/** The sign-in as a page: at /login, and in place where the admin area is asked for. */
export function SignInSheet({ line, children }: SignInSheetProps) {
  return (
    <section className="sec squared si-page" aria-labelledby="sign-in-title">
      <div className="frame">
        <Margin note="Read the note before you write." />
        <div className="grid12 si-grid">
          <div className="si-head">
            <h1 id="sign-in-title" aria-describedby={line ? 'sign-in-line' : undefined}>
              Log in
            </h1>
            <p className="si-line" id="sign-in-line" role="status">
              {line}
            </p>
            <p className="lead">
              For the people who read requests for beta access, answer them and send out the codes.
            </p>
          </div>
          <SignInForm />
          {children && <div className="si-aside">{children}</div>}
        </div>
      </div>
    </section>
  )
}
