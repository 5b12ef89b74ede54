type MathsProps = {
  /**
   * A formula: `x^2 − 5x + 6 = 0`. A single letter is a variable, in italic; `^` raises the digit
   * after it. Words, and a unit after a no-break space, stay upright. The spaces around an operator
   * pad it.
   */
  readonly of: string
  readonly className?: string
}

export function Maths({ of, className }: MathsProps) {
  const parts = of.split(/(\^\d|(?<![a-z\u00a0])[a-z](?![a-z]))/i)
  return (
    <span className={className ? `m ${className}` : 'm'}>
      {parts.map((part, index) => {
        const key = `${index}${part}`
        if (index % 2 === 0) return part
        return part.startsWith('^') ? <sup key={key}>{part.slice(1)}</sup> : <i key={key}>{part}</i>
      })}
    </span>
  )
}
