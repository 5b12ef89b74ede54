import type { ComponentProps } from 'react'

const variants = {
  ink: 'btn',
  line: 'btn btn-line',
  danger: 'btn border-correction bg-transparent text-correction',
} as const

/** A button that is one of several, or does little: a download, a filter, a copy. */
export const quietButton = `inline-flex min-h-11 items-center justify-center gap-2 rounded-control
  border-line border-field px-3.5 text-base font-semibold hover:border-ink`

type ButtonProps = {
  /** `ink`: the one thing to do in its section; `line`: any other; `danger`: for good. */
  readonly variant?: keyof typeof variants
  /** 44 px high instead of 48. */
  readonly small?: boolean
} & (
  | ({ readonly href: string } & ComponentProps<'a'>)
  | ({ readonly href?: never } & ComponentProps<'button'>)
)

/** A button; a link in a button's look when it leads to an address. */
export function Button({ variant = 'ink', small = false, className = '', ...rest }: ButtonProps) {
  const classes = `${variants[variant]} ${small ? 'btn-sm ' : ''}${className}`
  return rest.href === undefined ? (
    <button type="button" className={classes} {...rest} />
  ) : (
    <a className={classes} {...rest} />
  )
}
