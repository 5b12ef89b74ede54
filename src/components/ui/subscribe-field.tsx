type SubscribeFieldProps = {
  readonly id: string
  readonly placeholder: string
  /** What is subscribed to, for those who do not see where the button is. */
  readonly what?: string
}

/** A box for an address on the ink band. Field and button are inert (specification, section 2). */
export function SubscribeField({ id, placeholder, what }: SubscribeFieldProps) {
  return (
    <div className="field mt-6 max-w-144">
      <label htmlFor={id}>Email</label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          className="control min-w-0 flex-[1_1_200px] bg-band-2"
          type="email"
          autoComplete="email"
          placeholder={placeholder}
          aria-describedby={`${id}-help`}
        />
        <button className="btn" type="button" aria-describedby={`${id}-help`}>
          <span>Subscribe</span> {what !== undefined && <span className="sr-only">{what}</span>}
        </button>
      </div>
      <p id={`${id}-help`} className="field-help">
        Sign-up is not open yet.
      </p>
    </div>
  )
}
