import { isFocusLost } from '@/components/form/error-box'
import { PenMark } from '@/components/ui/pen-mark'
import { href } from '@/routes/href'

type ResetSentProps = {
  readonly email: string
  readonly onAnother: () => void
}

/** A focus that is elsewhere stays there. */
const takeFocus = (title: HTMLElement | null): void => {
  if (isFocusLost()) title?.focus()
}

/** The confirmation. Its heading takes the focus that the form has lost, to be read out. */
export function ResetSent({ email, onAnother }: ResetSentProps) {
  return (
    <div className="grid gap-4 wrap-anywhere">
      <h2 id="reset-title" className="flex items-center gap-3 text-title" ref={takeFocus} tabIndex={-1}>
        <span>Check your email</span>
        <PenMark name="tick" className="tick h-9 w-10 shrink-0" width={5} />
      </h2>
      <p>
        <span>Instructions are on their way to </span>
        <b>{email}</b>
        <span>. The reset link expires in 24 hours.</span>
      </p>
      <p className="text-muted">Nothing after a few minutes? Look in your junk folder.</p>
      <p className="flex flex-wrap gap-x-4 gap-y-3">
        <a className="btn" href={href('login')}>
          Back to Login
        </a>
        <button type="button" className="btn btn-line" onClick={onAnother}>
          Try a different email address
        </button>
      </p>
      <p className="leading-11">
        <span>No account yet? </span>
        <a href={href('register')}>Register</a>
      </p>
    </div>
  )
}
