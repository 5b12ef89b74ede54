type MathsProps = {
  /**
   * A formula: `x² − 5x + 6 = 0`. A single letter is a variable, in italic. Words, and a unit after
   * a no-break space, stay upright. The spaces around an operator pad it. Powers are characters:
   * screen readers leave `<sup>` out, and say "992" for 99².
   */
  readonly of: string
  readonly className?: string
}

export function Maths({ of, className }: MathsProps) {
  const parts = of.split(/(?<![a-z\u00a0])([a-z])(?![a-z])/i)
  return (
    <span className={className ? `m ${className}` : 'm'}>
      {parts.map((part, index) => {
        const key = `${index}${part}`
        return index % 2 === 0 ? part : <i key={key}>{part}</i>
      })}
    </span>
  )
}
