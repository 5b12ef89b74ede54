type SegmentedProps = {
  /** What is chosen, for assistive technology. */
  readonly legend: string
  /** Name of the radio group; unique on the page. */
  readonly name: string
  /** The choices in words; the first is chosen at first. */
  readonly options: readonly [string, ...string[]]
}

/** A choice of one. The browser keeps the state, so it works without scripts. */
export function Segmented({ legend, name, options }: SegmentedProps) {
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{legend}</legend>
      {options.map((option, index) => (
        <label key={option} className="min-h-11! px-5!">
          <input type="radio" name={name} value={option.toLowerCase()} defaultChecked={index === 0} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  )
}
