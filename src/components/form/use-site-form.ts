import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { get, useForm } from 'react-hook-form'
import { replaceCopy } from '@/lib/carry-over'
import { cleanAddress } from '@/lib/email-address'
import { controlsOf, type Fields, isControl, setText } from '@/lib/form-fields'
import { useSending } from '@/lib/query'
import type { z } from '@/lib/zod'
import { useDraft } from './draft'
import type { FieldSpecs } from './fields'

export type SiteFormOptions<Answers, Sent> = {
  /** Names the form, its mutation, and its draft in this tab. */
  readonly name: string
  readonly schema: z.ZodMiniType<Answers>
  readonly fields: FieldSpecs
  /** What happens with checked answers. Gets the mark of their draft, too (src/lib/drafts.ts). */
  readonly send: (answers: Answers, draft: string | undefined) => Promise<Sent>
  /** For passwords: ms that the sending, with what was typed, is kept when its page was left. */
  readonly gcTime?: number
  /** What was typed before a reload comes back when asked, not at once. */
  readonly offersDraft?: boolean
  /** True while something else sends the same answers. */
  readonly blocked?: (values: Fields) => boolean
}

export type SiteForm = ReturnType<typeof useSiteForm>

/**
 * The one recipe for a form: react-hook-form checks uncontrolled fields with the zod schema, a
 * mutation sends them, one at a time, and a draft is stored in the tab. What stands in a field
 * counts, also when other software has put it there without the events of typing.
 */
export function useSiteForm<Answers, Sent>(options: SiteFormOptions<Answers, Sent>) {
  const { name, schema, fields, send, gcTime, offersDraft = false, blocked } = options
  const element = useRef<HTMLFormElement>(null)
  const { control, register, subscribe, getValues, setValue, reset, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema as z.ZodMiniType<Answers, Fields>),
    shouldFocusError: false,
  })
  const { errors, isSubmitted } = formState
  /** Names of the fields that the last submit found wrong; they stay after they are corrected. */
  const [found, setFound] = useState<readonly string[]>([])
  const onChange = useCallback(
    (hear: () => void) => subscribe({ formState: { values: true }, callback: hear }),
    [subscribe],
  )
  const draft = useDraft(name, offersDraft, element, onChange, fields)
  const sending = useSending({
    mutationKey: [name],
    mutationFn: (answers: Answers) => send(answers, draft.mark()),
    ...(gcTime !== undefined && { gcTime }),
  })
  const busy = sending.isPending || blocked?.(getValues()) === true
  const running = useRef(false)

  const fill = (field: string, text: string) => setValue(field, text, { shouldValidate: isSubmitted })

  /** Takes what stands in the fields, moved or renamed ones too; a pasted address as it is sent. */
  const readFields = (left?: EventTarget): void => {
    if (!element.current) return
    replaceCopy(element.current)
    if (busy) return
    const there = controlsOf(element.current)
    for (const field of Object.keys(fields)) {
      const shown = there.find(({ name }) => name === field) ?? get(control._fields, `${field}._f.ref`)
      if (!(shown instanceof Element && shown.isConnected && isControl(shown))) continue
      const isLeft = shown === left && fields[field]?.type === 'email'
      const text = isLeft ? cleanAddress(shown.value) : shown.value
      if (text !== shown.value) {
        setText(shown, text)
        // Chromium could redo the paste beside it. A change of type ends the field's history.
        for (const type of ['text', 'email']) shown.setAttribute('type', type)
      }
      if (text !== (getValues(field) ?? '')) fill(field, text)
    }
    if (draft.look()) sending.reset()
  }

  /**
   * Gives the focus to the first of these fields. react-hook-form may know one that other software
   * has replaced, and none between a reset and the next render.
   */
  const focusOn = (names = Object.keys(fields)) =>
    element.current &&
    controlsOf(element.current)
      .find(({ name }) => names.includes(name))
      ?.focus()

  /**
   * Sends the form. Resolves to whether its answers were right, and so went out. With `unseen`, a
   * stored draft that waits for that, it was held: the visitor may have gone on to a field.
   */
  const submit = async (unseen?: Fields): Promise<boolean> => {
    readFields()
    if (busy || running.current || draft.refuses()) return false
    const rest = draft.beside(unseen)
    let isRight = false
    const check = handleSubmit(
      async (answers) => {
        isRight = true
        // The mutation keeps the error.
        const isSent = await sending.mutateAsync(answers).then(
          () => true,
          () => false,
        )
        if (isSent) draft.forget(rest)
        // Not before: their list has a place above the button, which may be pressed twice.
        setFound([])
      },
      (mistakes) => {
        setFound(Object.keys(mistakes))
        if (!unseen || !document.activeElement?.matches('.control')) focusOn(Object.keys(mistakes))
        sending.reset() // What it said was about other answers.
      },
    )
    running.current = true
    await check().finally(() => {
      running.current = false
    })
    return isRight
  }
  const clear = () => {
    reset()
    for (const [field, { defaultValue }] of Object.entries(fields))
      if (defaultValue) fill(field, defaultValue)
    setFound([])
    sending.reset()
  }
  const empty = () => {
    draft.forget()
    clear()
  }
  return {
    name,
    fields,
    element,
    draft,
    register,
    onChange,
    getValues,
    focusOn,
    readFields,
    submit,
    fill,
    busy,
    found,
    errors,
    isPending: sending.isPending,
    error: sending.error,
    /** What the sending has resolved to. */
    sent: sending.data,
    failure: sending.error && !busy ? sending.error.message || 'An error occurred' : undefined,
    onSubmit(event: Pick<Event, 'preventDefault'>) {
      event.preventDefault()
      void submit()
    },
    /** Shows the mistakes once more; nothing is sent, and the focus stays. */
    showMistakes: handleSubmit(
      () => {},
      (mistakes) => setFound(Object.keys(mistakes)),
    ),
    empty,
    /** Offers to put back what is in a form that is about to be emptied. */
    putAside() {
      readFields()
      draft.offer()
    },
    clear,
    /** Empties the form, after a success shows it again, and begins at its first field. */
    startOver() {
      flushSync(empty)
      focusOn()
    },
  }
}
