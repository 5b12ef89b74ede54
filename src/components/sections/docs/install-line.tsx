import { useRef } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import type { Sdk } from '@/content/api/sdk-list'

type InstallLineProps = Pick<Sdk, 'name' | 'tool' | 'install'>

/** An install command on the board, with its Copy button. */
export function InstallLine({ name, tool, install }: InstallLineProps) {
  const code = useRef<HTMLElement>(null)
  return (
    <div className="code-sheet code-line">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <div className="code-line-text" role="group" aria-label={`Install with ${tool}`} tabIndex={0}>
        <code ref={code} translate="no">
          {install}
        </code>
      </div>
      <CopyButton text={install} source={code} what={`the install command for ${name}`} />
    </div>
  )
}
