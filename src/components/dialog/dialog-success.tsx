import { type ReactNode, useState } from 'react'
import { PenMark } from '@/components/ui/pen-mark'
import { useListen, useTimeout } from '@/lib/listen'
import { closeDialog, DialogSheet, takeFocus, useDialogOpen } from './dialog'

/** Milliseconds that a dialog shows a success (specification, section 9). */
const successMs = 3000

type DialogSuccessProps = {
  /** In the margin, beside the check mark. */
  readonly note: string
  /** Of the dialog's form. */
  readonly name: string
  readonly title: string
  readonly tickWidth: number
  /** True while it must not close by itself. */
  readonly held?: boolean
  readonly children: ReactNode
}

/** What a dialog shows for a while after its form was sent. Its heading has the focus. */
export function DialogSuccess(props: DialogSuccessProps) {
  const { name, title, tickWidth, note, held = false, children } = props
  const dialog = `${name}-dialog`
  const open = useDialogOpen(dialog)
  // A phone's mail program, which has got a copy, hides the browser: the other ways are still due.
  const [isHidden, setIsHidden] = useState(document.hidden)
  useListen('document', 'visibilitychange', () => setIsHidden(document.hidden))
  useTimeout(() => closeDialog(dialog), open && !held && !isHidden ? successMs : undefined)

  return (
    <DialogSheet
      name={name}
      title={title}
      titleRef={open ? takeFocus : null}
      margin={
        <>
          <PenMark name="tick" className="h-20 w-24 text-hint" width={tickWidth} />
          <p className="prose-note mt-6">{note}</p>
        </>
      }
    >
      <PenMark name="tick" className="mt-4 mb-5 w-16 text-hint lg:hidden" width={tickWidth} />
      {children}
    </DialogSheet>
  )
}
