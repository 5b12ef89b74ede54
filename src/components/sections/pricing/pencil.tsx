import { PenMark } from '@/components/ui/pen-mark'

type PencilProps = { readonly children: string; readonly className?: string }

/** Words in pencil: graphite, with a dotted stroke under them. */
export function Pencil({ children, className = '' }: PencilProps) {
  return (
    <span className={`pricing-pencil dunder ${className}`}>
      <span>{children}</span>
      <PenMark name="under" width={2.5} />
    </span>
  )
}
