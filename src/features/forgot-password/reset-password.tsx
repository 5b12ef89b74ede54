import { useState } from 'react'
import { ResetForm } from './reset-form'
import { ResetSent } from './reset-sent'

type ResetView =
  | { readonly kind: 'form'; readonly again: boolean }
  | { readonly kind: 'sent'; readonly email: string }

/** The forgot-password form and its confirmation (specification, section 4, "Forgot password"). */
export function ResetPassword() {
  const [view, setView] = useState<ResetView>({ kind: 'form', again: false })
  if (view.kind === 'sent') {
    return <ResetSent email={view.email} onAnother={() => setView({ kind: 'form', again: true })} />
  }
  return (
    <>
      <h2 id="reset-title" className="mb-5 text-[1.75rem]">
        Where should it go?
      </h2>
      <ResetForm focusFirst={view.again} onSent={(email) => setView({ kind: 'sent', email })} />
    </>
  )
}
