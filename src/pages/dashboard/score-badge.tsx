/** The badge's look for a score (specification, section 2). */
export const badgeVariant = (score: number): 'default' | 'secondary' | 'outline' =>
  score >= 90 ? 'default' : score >= 80 ? 'secondary' : 'outline'

const looks = {
  default: 'border-ink bg-ink text-on-ink',
  secondary: 'border-hint bg-ground text-hint',
  outline: 'border-field bg-transparent text-ink',
} as const

export function ScoreBadge({ score }: { readonly score: number }) {
  const variant = badgeVariant(score)
  return (
    <span
      className={`inline-block rounded-control border-line px-3 py-0.5 text-center text-note
        font-semibold tabular-nums ${looks[variant]}`}
      data-variant={variant}
    >
      {`${score}%`}
    </span>
  )
}
