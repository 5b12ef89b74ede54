import { PenMark } from '@/components/ui/pen-mark'

type PencilProps = { readonly children: string; readonly className?: string }

/** Words in pencil: graphite, with a dotted stroke under them. */
export function Pencil({ children, className = '' }: PencilProps) {
  return (
    <span className={`dunder text-muted ${className}`}>
      <span>{children}</span>
      <PenMark name="under" width={2.5} className="bottom-[-0.3em] text-field [stroke-dasharray:1_5]" />
    </span>
  )
}
