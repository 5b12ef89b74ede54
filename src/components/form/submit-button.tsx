type SubmitButtonProps = {
  readonly form: { readonly busy: boolean }
  readonly label: string
  readonly busyLabel?: string
  readonly className?: string
  /** Disabled for another reason, which the element of the id `describedBy` gives. */
  readonly disabled?: boolean
  readonly describedBy?: string
  /** What is announced while nothing is on its way. */
  readonly status?: string
}

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
