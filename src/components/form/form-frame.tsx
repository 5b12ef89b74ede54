import type { ReactNode } from 'react'
import { site } from '@/config/site'
import type { SiteForm } from './use-site-form'

type FormFrameProps = {
  readonly form: SiteForm
  readonly labelledBy?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * `method="dialog"`: a submit before the script never navigates. `autoComplete="off"`: Firefox does
 * not refill the form on a reload; the fields name their own purpose, so autofill still works.
 */
export function FormFrame({ form, labelledBy, className = 'form', children }: FormFrameProps) {
  return (
    <form
      className={className}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-labelledby={labelledBy}
      aria-busy={form.busy || undefined}
      ref={form.element}
      onSubmit={form.onSubmit}
      suppressHydrationWarning
    >
      {children}
      <noscript>
        <p className="field-full">
          This form needs JavaScript. Turn it on, or email{' '}
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </p>
      </noscript>
    </form>
  )
}

type SubmitButtonProps = {
  readonly form: { readonly busy: boolean }
  readonly label: string
  readonly busyLabel?: string
  readonly className?: string
  /** Disabled for another reason, which the element with the id `describedBy` gives. */
  readonly disabled?: boolean
  readonly describedBy?: string
  /** Announced while nothing is being sent. */
  readonly status?: string
}

/** Sends the form. Its label says when that is under way, and a status announces it. */
export function SubmitButton(props: SubmitButtonProps) {
  const { form, label, busyLabel = label, className = 'btn', disabled = false, describedBy, status } = props
  return (
    <>
      <button
        type="submit"
        className={className}
        disabled={form.busy || disabled}
        aria-describedby={describedBy}
      >
        {form.busy ? busyLabel : label}
      </button>
      <span className="sr-only" role="status">
        {form.busy ? busyLabel : status}
      </span>
    </>
  )
}
