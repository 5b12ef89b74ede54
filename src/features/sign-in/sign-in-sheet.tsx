import { type ReactNode, useReducer } from 'react'
import { takeFocus } from '@/components/dialog/dialog'
import { lateForm } from '@/components/form/late-form'
import { Margin } from '@/components/ui/margin'
import { type AdminSessionStatus, adminSession } from '@/domain/session/admin-session'
import { useListen, useTimeout } from '@/lib/listen'
import { useStore } from '@/lib/store'

const SignInForm = lateForm('sign-in', () => import('./sign-in-body'))

type SignInSheetProps = {
  readonly line?: string | undefined
  /** Whether it begins with the focus on its heading. */
  readonly focused?: boolean
  readonly children?: ReactNode
}

/** The sign-in as a page: at /login, and at the admin area's own address. */
export function SignInSheet({ line, focused = false, children }: SignInSheetProps) {
  return (
    <section className="sec squared" aria-labelledby="sign-in-title">
      {/* At the admin area's own address nothing follows: the ruled paper fills the window. */}
      <div className={`frame ${children ? '' : 'min-h-[calc(100dvh-3.875rem)]'}`}>
        <Margin note="The answers are given." />
        <div className="grid items-start gap-x-6 gap-y-8 lg:min-h-130 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className="lg:col-span-5">
            <h1
              id="sign-in-title"
              className="mb-5"
              aria-describedby={line ? 'sign-in-line' : undefined}
              {...(focused && { tabIndex: -1, ref: takeFocus })}
            >
              Log in
            </h1>
            <p
              id="sign-in-line"
              className="mb-4 max-w-110 border-s-rule border-marker ps-4 font-semibold empty:hidden"
              role="status"
            >
              {line}
            </p>
            <p className="max-w-lead text-lead">
              For administrators who review requests from students, teachers and developers for the AI tutor’s
              free beta and send invitation codes. It opens only what is stored in this browser.
            </p>
          </div>
          <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">
            <SignInForm />
          </div>
          {children && (
            <div className="grid max-w-lead justify-items-start gap-3 border-t border-hair pt-6 lg:col-span-5">
              {children}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

/** Milliseconds between checks of the clock, which people may set while a timer runs. */
const lookEveryMs = 60_000

const beforeHydration: AdminSessionStatus = { kind: 'signed-out' }

/** The session, kept current. Timers stop while a device sleeps and ignore a clock that is set. */
export function useAdminSession(): AdminSessionStatus {
  const [looks, look] = useReducer((looks: number) => looks + 1, 0)
  const status = useStore({ get: adminSession.status, subscribe: adminSession.subscribe }, beforeHydration)
  const left = status.kind === 'signed-in' ? status.expiresAt.getTime() - Date.now() : undefined
  useTimeout(look, left && Math.min(Math.max(left, 0), lookEveryMs), looks)
  const lookAgain = () => adminSession.status() === status || look()
  useListen('window', ['focus', 'pageshow'], lookAgain)
  // Not when the page is being hidden: nobody would see what ends then.
  useListen('document', 'visibilitychange', () => document.hidden || lookAgain())
  return status
}
