import { Fragment, useRef } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import type { Sdk } from '@/content/api/sdk-list'
import { CodeScroll } from './code-sheet'

type InstallLineProps = Pick<Sdk, 'name' | 'tool' | 'install'>

/** Where a long command may break: after a bracket, slash, colon or dot, before a version. */
const breaks = /([(/:]|\.(?=[a-z])|(?=@))/i

/** An install command on the board, with its Copy button. */
export function InstallLine({ name, tool, install }: InstallLineProps) {
  const code = useRef<HTMLElement>(null)
  return (
    <div className="code-sheet flex min-w-0 flex-wrap items-center">
      <CodeScroll aria-label={`Install with ${tool}`} className="code-line">
        <code ref={code} translate="no">
          {install.split(breaks).map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places.
            <Fragment key={index}>
              {piece}
              {index % 2 === 1 && <wbr />}
            </Fragment>
          ))}
        </code>
      </CodeScroll>
      <CopyButton text={install} source={code} what={`the install command for ${name}`} />
    </div>
  )
}
