type NamedMessageProps = {
  /** The field's label. */
  readonly name: string
  readonly message: string
}

/** A message such as 'Required' under its field, named for those who hear only this line. */
export function NamedMessage({ name, message }: NamedMessageProps) {
  return (
    <span>
      <span>{message}</span>
      <span className="vh">: {name}</span>
    </span>
  )
}
