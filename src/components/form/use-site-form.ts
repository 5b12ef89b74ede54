import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { fillFields, takeFields, touchedFields } from '@/lib/form-fields'
import type { z } from '@/lib/zod'
import { repeatPresses } from './signs'
import { useDraft } from './use-draft'

type Texts = Record<string, string>

/** What is wrong with a form's answers, by the names of the fields. */
export type Messages = Readonly<Record<string, string>>

type SiteFormOptions<Answers> = {
  readonly schema: z.ZodMiniType<Answers>
  /** Takes checked answers. Resolves to nothing when that failed; anything else ends the draft. */
  readonly submit: (answers: Answers) => Promise<unknown>
  /** True while the answers are on their way: the fields are read-only and no submit is taken. */
  readonly busy?: boolean
  /** Name of the form's draft in this tab. Without it nothing that is typed is stored. */
  readonly draft?: string
  /** `asked`: the draft comes back at the visitor's wish only. */
  readonly draftComesBack?: 'at once' | 'asked'
  /** Called when the visitor begins to type: fetches what the submit will need. */
  readonly prepare?: () => void
  readonly focusFirst?: boolean
}

export type SiteForm = ReturnType<typeof useSiteForm>

/**
 * The one recipe for a form: react-hook-form checks uncontrolled fields with the zod schema, one
 * submit runs at a time, a draft is stored in the tab, and what was typed before this code came
 * stays.
 */
export function useSiteForm<Answers>(options: SiteFormOptions<Answers>) {
  const { schema, submit, busy = false, focusFirst = false } = options
  const element = useRef<HTMLFormElement>(null)
  const { register, subscribe, getValues, reset, handleSubmit, formState } = useForm<Texts, unknown, Answers>(
    { resolver: zodResolver(schema as z.ZodMiniType<Answers, Texts>) },
  )
  /** Names of the fields that the last submit found wrong; they stay when they are mended. */
  const [found, setFound] = useState<readonly string[]>([])
  const draft = useDraft(options.draft, element, options.draftComesBack)
  const running = useRef(false)

  const check = handleSubmit(
    async (answers) => {
      setFound([])
      if ((await submit(answers)) !== undefined) draft.forget()
    },
    (errors) => setFound(Object.keys(messagesOf(errors))),
  )
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || running.current) return
    running.current = true
    try {
      await check()
    } finally {
      running.current = false
    }
  }

  const { draft: name, prepare } = options
  useEffect(() => {
    const form = element.current
    if (form && name) fillFields(form, takeFields(name))
    if (!form || !prepare) return
    if (Object.keys(touchedFields(form)).length > 0) prepare()
    form.addEventListener('input', prepare, { once: true })
    return () => form.removeEventListener('input', prepare)
  }, [name, prepare])
  const [first] = useState(focusFirst)
  useLive(element, first)
  useReadOnly(element, busy)

  return {
    element,
    register,
    subscribe,
    getValues,
    onSubmit: (event: FormEvent) => void onSubmit(event),
    busy,
    messages: messagesOf(formState.errors),
    found,
    draft,
    startOver() {
      reset()
      setFound([])
      element.current?.querySelector('input')?.focus()
    },
  }
}

const messagesOf = (errors: FieldErrors<Texts>): Messages =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (error?.message ? [[name, error.message]] : [])),
  )

/**
 * Marks a form as live (`data-live`). Until then the boot script holds a submit
 * (`data-live="held"`), which is sent now.
 */
function useLive(form: RefObject<HTMLFormElement | null>, focusFirst: boolean): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const isHeld = element.dataset.live === 'held'
    element.dataset.live = ''
    const timer = setTimeout(() => repeatPresses(element))
    if (isHeld) element.requestSubmit()
    if (focusFirst) element.querySelector('input')?.focus()
    return () => clearTimeout(timer)
  }, [form, focusFirst])
}

/** Read-only while answers are on their way: fields keep the focus, which disabled ones lose. */
function useReadOnly(form: RefObject<HTMLFormElement | null>, readOnly: boolean): void {
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement) field.inert = readOnly
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.readOnly = readOnly
    }
  }, [form, readOnly])
}
