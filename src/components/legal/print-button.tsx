import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** Opens the browser's print dialog. Not shown where scripts are off. */
export function PrintButton() {
  return (
    <Button look="line" small className="noscript:hidden print:hidden" onClick={() => print()}>
      <Printer className="ico" aria-hidden="true" />
      <span>Print</span>
    </Button>
  )
}
