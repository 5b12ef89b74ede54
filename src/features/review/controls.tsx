import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type QuietButtonProps = ComponentProps<'button'> & {
  readonly Icon?: LucideIcon
  /** As high as a line of a description list. */
  readonly low?: boolean
}

/** A button that looks like a link, for what is small or seldom needed. */
export function QuietButton({ Icon, low = false, className = '', children, ...button }: QuietButtonProps) {
  return (
    <button
      type="button"
      className={`inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-pen underline
        underline-offset-[0.2em] hover:text-ink aria-pressed:font-bold
        ${low ? 'min-h-7' : 'min-h-11'} ${className}`}
      {...button}
    >
      {Icon && <Icon className="size-4" />}
      <span>{children}</span>
    </button>
  )
}

type IconButtonProps = ComponentProps<'button'> & { readonly Icon: LucideIcon; readonly label: string }

/** The look of a control that is an icon only, 44 px on either side. */
export const iconControl =
  'grid size-11 shrink-0 place-items-center rounded-control hover:bg-hair aria-disabled:text-hair-strong'

export function IconButton({ Icon, label, className = '', ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${iconControl} ${className}`}
      aria-label={label}
      data-tooltip
      {...button}
    >
      <Icon className="ico" />
    </button>
  )
}

/** For a visitor's text, perhaps one word of any length: kerned, it takes minutes to lay out. */
export const anyLength = 'wrap-anywhere [font-kerning:none]'

type DescriptionListProps = {
  readonly entries: Readonly<Record<string, ReactNode>>
  readonly className?: string
}

export function DescriptionList({ entries, className = '' }: DescriptionListProps) {
  return (
    // The labels' column is as wide as the longest: on a phone an address needs the rest.
    <dl className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-hair text-note ${className}`}>
      {Object.entries(entries).map(([label, entry]) => (
        <div
          key={label}
          className="col-span-full grid grid-cols-subgrid items-baseline border-b border-hair py-1 max-[20rem]:block"
        >
          <dt className="text-muted">{label}</dt>
          <dd className={anyLength}>{entry}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Key({ className = '', ...key }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={`inline-grid h-6 place-items-center rounded-sheet border-line border-b-rule border-hair-strong
        bg-raised px-2 text-small leading-none text-ink ${className}`}
      {...key}
    />
  )
}

export type Options = readonly { readonly value: string; readonly label: string }[]

type ChoiceProps = Omit<ComponentProps<'select'>, 'className' | 'onChange'> & {
  readonly options: Options
  readonly onChoose: (value: string) => void
  readonly chosen?: boolean
  readonly wide?: boolean
}

export function Choice({ options, onChoose, chosen = false, wide = false, ...select }: ChoiceProps) {
  return (
    <span className="relative inline-flex min-w-0 items-center text-note">
      <select
        className={`min-h-11 appearance-none rounded-control border-line bg-raised pr-8 pl-3 text-ellipsis
          ${wide ? 'w-full' : 'max-w-44 @max-2xl/page:w-full @max-2xl/page:max-w-none'}
          ${chosen ? 'border-ink font-bold' : 'border-field'}`}
        onChange={({ target }) => onChoose(target.value)}
        {...select}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-2.5 size-4.5" />
    </span>
  )
}

type SegmentedProps = {
  readonly legend: string
  readonly unseen?: boolean
  readonly options: Options
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** A choice between two or three things that are all in sight. */
export function Segmented({ legend, unseen = false, options, value, onChoose }: SegmentedProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className={unseen ? 'sr-only' : 'contents font-semibold'}>{legend}</legend>
      <span className="segmented max-w-full flex-wrap">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
