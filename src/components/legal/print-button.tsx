import { Printer } from 'lucide-react'

/** Opens the browser's print dialog. Not shown where scripts are off. */
export function PrintButton() {
  return (
    <button type="button" className="btn btn-line btn-sm printed-not" onClick={() => print()}>
      <Printer className="ico" aria-hidden="true" />
      <span>Print</span>
    </button>
  )
}
