import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { fillFields, takeFields, touchedFields } from '@/lib/form-fields'
import type { SendingState } from '@/lib/sending'
import { createStore, type Followed, useStore } from '@/lib/store'
import type { z } from '@/lib/zod'
import { repeatPresses } from './early-use'
import { useDraft } from './use-draft'

type Texts = Record<string, string>

export type SiteFormOptions<Answers> = {
  readonly schema: z.ZodMiniType<Answers>
  /** Takes checked answers. Resolves to undefined on failure; anything else ends the draft. */
  readonly submit: (answers: Answers) => Promise<unknown>
  /** The sending, during which fields are read-only. `prepare` is called at the first key. */
  readonly sending?: Followed<SendingState<unknown>> & { readonly prepare?: () => void }
  /** True while something else sends the same answers. */
  readonly waits?: boolean
  /** Name of the form's draft in this tab. Without it, what is typed is not stored. */
  readonly draft?: string
  /** `asked`: the draft comes back only when the visitor asks for it. */
  readonly draftComesBack?: 'at once' | 'asked'
  readonly focusFirst?: boolean
}

export type SiteForm = ReturnType<typeof useSiteForm>

const idle: SendingState<unknown> = { status: 'idle' }
const noSending = createStore(idle)

/**
 * The one recipe for a form: react-hook-form checks uncontrolled fields with the zod schema, one
 * submit runs at a time, a draft is stored in the tab, and text typed before this code loaded
 * stays.
 */
export function useSiteForm<Answers>(options: SiteFormOptions<Answers>) {
  const { schema, submit, sending = noSending, waits = false, draft: name } = options
  const state = useStore(sending, idle)
  const element = useRef<HTMLFormElement>(null)
  const { register, subscribe, getValues, reset, handleSubmit, formState } = useForm<Texts, unknown, Answers>(
    { resolver: zodResolver(schema as z.ZodMiniType<Answers, Texts>) },
  )
  /** Names of the fields that the last submit found wrong; they stay after they are corrected. */
  const [found, setFound] = useState<readonly string[]>([])
  const draft = useDraft(name, element, options.draftComesBack)
  const running = useRef(false)
  const busy = state.status === 'pending' || waits

  const check = handleSubmit(
    async (answers) => {
      setFound([])
      if ((await submit(answers)) !== undefined) draft.forget()
    },
    (errors) => setFound(Object.keys(errors)),
  )
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || running.current) return
    running.current = true
    await check().finally(() => {
      running.current = false
    })
  }

  /** Takes over from the boot script: a submit that it held (`data-live="held"`) is sent. */
  const goLive = useEffectEvent((form: HTMLFormElement) => {
    if (name) fillFields(form, takeFields(name))
    const { prepare } = options.sending ?? {}
    if (prepare) {
      if (Object.keys(touchedFields(form)).length > 0) prepare()
      form.addEventListener('input', prepare, { once: true })
    }
    const isHeld = form.dataset.live === 'held'
    form.dataset.live = ''
    if (isHeld) form.requestSubmit()
    if (options.focusFirst) form.querySelector('input')?.focus()
  })
  useEffect(() => {
    const form = element.current
    if (!form) return
    goLive(form)
    const timer = setTimeout(() => repeatPresses(form))
    return () => clearTimeout(timer)
  }, [])

  return {
    element,
    register,
    subscribe,
    getValues,
    onSubmit: (event: FormEvent) => void onSubmit(event),
    busy,
    failure: state.status === 'error' && !busy ? state.message : undefined,
    errors: formState.errors,
    found,
    draft,
    startOver() {
      reset()
      setFound([])
      element.current?.querySelector('input')?.focus()
    },
  }
}
