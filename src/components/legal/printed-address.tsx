import { site } from '@/config/site'

/** Where a printed page comes from, and how to read the addresses in it. Not shown on screen. */
export function PrintedAddress() {
  return (
    <p className="hidden print:mt-[3mm] print:block print:text-small">
      {`${site.url} · addresses that begin with / are on this site`}
    </p>
  )
}
