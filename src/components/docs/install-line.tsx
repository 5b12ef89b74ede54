import { Fragment, useRef } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import type { Sdk } from '@/content/api/sdk-list'

type InstallLineProps = Pick<Sdk, 'name' | 'tool' | 'install'>

/** Where a long command may go on in the next line: after a bracket, a slash, a colon or the dot of a name, and before a version. */
const breaks = /([(/:]|\.(?=[a-z])|(?=@))/i

/** An install command on the board, with its Copy button. */
export function InstallLine({ name, tool, install }: InstallLineProps) {
  const code = useRef<HTMLElement>(null)
  return (
    <div className="code-sheet code-line">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <div className="code-line-text" role="group" aria-label={`Install with ${tool}`} tabIndex={0}>
        <code ref={code} translate="no">
          {install.split(breaks).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a command never change places.
            <Fragment key={index}>
              {piece}
              {index % 2 === 1 && <wbr />}
            </Fragment>
          ))}
        </code>
      </div>
      <CopyButton text={install} source={code} what={`the install command for ${name}`} />
    </div>
  )
}
