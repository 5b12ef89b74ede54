import { Fragment, type RefObject } from 'react'
import type { CodeSample } from '@/lib/code-sample'

/** A number in the margin of a code sheet. */
export type CodeMark = {
  /** Line from 0. */
  readonly line: number
  readonly number: number
}

type CodeLinesProps = {
  readonly sample: CodeSample
  readonly marks: readonly CodeMark[]
  readonly code?: RefObject<HTMLElement | null>
}

/** A sample on the board, with the sheet's own margin left of it. The margin stays in place when long lines scroll. */
export function CodeLines({ sample, marks, code }: CodeLinesProps) {
  const inOrder = marks.toSorted((a, b) => a.line - b.line)
  let offset = 0
  return (
    <>
      <pre className="code-margin" aria-hidden="true">
        {inOrder.map(({ line, number }, index) => (
          <Fragment key={number}>
            <span>{'\n'.repeat(line - (inOrder[index - 1]?.line ?? 0))}</span>
            <span className="code-number">{number}</span>
          </Fragment>
        ))}
      </pre>
      <pre className="code-text" translate="no">
        <code ref={code}>
          {sample.runs.map((text, index) => {
            const key = offset
            offset += text.length
            const kind = sample.kinds[index]
            return kind === ' ' ? (
              <Fragment key={key}>{text}</Fragment>
            ) : (
              <span key={key} className={`code-${kind}`}>
                {text}
              </span>
            )
          })}
        </code>
      </pre>
    </>
  )
}
