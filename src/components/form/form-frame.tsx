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
 * `method="dialog"`: a submit from before the script never navigates. `autoComplete="off"`: Firefox
 * fills no form again on a reload; the fields name their own purpose, so its help stays.
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
          This form needs JavaScript. You can write to{' '}
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </p>
      </noscript>
    </form>
  )
}
