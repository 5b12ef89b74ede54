import { Download } from 'lucide-react'
import { quietButton } from './button'

type DownloadButtonProps = {
  readonly label: string
  /** What is downloaded, for those who do not see where the button is. */
  readonly of: string
  /** The id of the line that says so. */
  readonly saidBy: string
}

/** A download that is not there yet: the button is inert (specification, section 2). */
export function DownloadButton({ label, of, saidBy }: DownloadButtonProps) {
  return (
    <button className={quietButton} type="button" aria-describedby={saidBy}>
      <Download className="ico" />
      <span className="sr-only">Download</span> <span>{label}</span> <span className="sr-only">{of}</span>
    </button>
  )
}
