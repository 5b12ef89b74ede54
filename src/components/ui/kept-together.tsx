import type { ReactNode } from 'react'

/** A text in which a phrase stays on one line, though its spaces are plain ones. */
export const keptTogether = (text: string, phrase: string): ReactNode =>
  text.split(phrase).flatMap((part, index) =>
    index === 0
      ? part
      : [
          // biome-ignore lint/suspicious/noArrayIndexKey: the phrases have no other name
          <span key={index} className="whitespace-nowrap">
            {phrase}
          </span>,
          part,
        ],
  )
