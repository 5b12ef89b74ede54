import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { site } from '@/config/site'

/** Opens the browser's print dialog. Not shown where scripts are off. */
export function PrintButton() {
  return (
    <Button variant="line" small className="noscript:hidden print:hidden" onClick={() => print()}>
      <Printer className="ico" />
      <span>Print</span>
    </Button>
  )
}

/** Where a printed page comes from, and how to read the addresses in it. Not shown on screen. */
export function PrintedAddress() {
  return (
    <p className="hidden text-small print:block">
      {`${site.url} · addresses that begin with / are on this site`}
    </p>
  )
}
