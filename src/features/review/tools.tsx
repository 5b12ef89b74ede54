import { Database, Download, RefreshCw, Trash2, Upload } from 'lucide-react'

type ReviewToolsProps = {
  /** True when there are requests to export. */
  readonly canExport: boolean
  /** True when anything at all is stored. */
  readonly canClear: boolean
  readonly onRefresh: () => void
  readonly onImport: () => void
  readonly onExport: () => void
  readonly onViewStorage: () => void
  readonly onClear: () => void
}

/** What can be done with all requests at once. */
export function ReviewTools({
  canExport,
  canClear,
  onRefresh,
  onImport,
  onExport,
  onViewStorage,
  onClear,
}: ReviewToolsProps) {
  return (
    <div className="rv-tools">
      <button type="button" className="btn btn-line btn-sm" onClick={onRefresh}>
        <RefreshCw className="ico" aria-hidden="true" />
        <span>Refresh</span>
      </button>
      <button type="button" className="btn btn-line btn-sm" aria-haspopup="dialog" onClick={onImport}>
        <Upload className="ico" aria-hidden="true" />
        <span>Import</span>
      </button>
      <button type="button" className="btn btn-line btn-sm" disabled={!canExport} onClick={onExport}>
        <Download className="ico" aria-hidden="true" />
        <span>Export CSV</span>
      </button>
      <button type="button" className="btn btn-line btn-sm" aria-haspopup="dialog" onClick={onViewStorage}>
        <Database className="ico" aria-hidden="true" />
        <span>View storage</span>
      </button>
      <button
        type="button"
        className="btn btn-danger btn-sm"
        aria-haspopup="dialog"
        disabled={!canClear}
        onClick={onClear}
      >
        <Trash2 className="ico" aria-hidden="true" />
        <span>Clear All</span>
      </button>
    </div>
  )
}
