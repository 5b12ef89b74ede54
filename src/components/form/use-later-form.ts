import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useLiveForm } from '@/lib/use-live-form'
import type { LiveForm, Messages } from './live-form'

/** The code of a form that is loaded later: at least what makes the form live. */
export type FormCode<Checked> = { readonly createForm: () => LiveForm<Checked> }

type CheckedBy<Code> = Code extends FormCode<infer Checked> ? Checked : never

type LaterFormOptions<Code> = {
  readonly form: RefObject<HTMLFormElement | null>
  /** The code, once it is there. */
  readonly code: Code | undefined
  /** Loads the code now; see `useLater`. */
  readonly fetchNow: () => Promise<Code>
  /** What to do with checked answers. No other submit is taken while it runs. */
  readonly use: (checked: CheckedBy<Code>, code: Code) => Promise<void> | void
  /** Called when a submit is about to be checked: what was said of the one before no longer holds. */
  readonly begin?: () => void
  /** Called when a submit could not even be checked, because the code cannot be loaded. */
  readonly unavailable: () => void
}

type LaterForm = {
  readonly register: (name: string) => UseFormRegisterReturn
  readonly messages: Messages
  /** Names of the fields that the last submit found wrong; they stay when they are mended. */
  readonly found: readonly string[]
  /** True while a submit waits for the code. */
  readonly waiting: boolean
  readonly submit: (event: FormEvent) => void
}

const none: Messages = {}
const never = () => () => {}
const nothing = async () => {}
const inert = (name: string): UseFormRegisterReturn => ({
  name,
  ref: () => {},
  onChange: nothing,
  onBlur: nothing,
})

/**
 * A form whose checking code comes after its fields. What is typed before that stays; a submit before that waits for the code. However often
 * the form is submitted, one submit runs at a time.
 */
export function useLaterForm<Code extends FormCode<unknown>>(options: LaterFormOptions<Code>): LaterForm {
  const { form, code } = options
  const [live, setLive] = useState(() => code?.createForm())
  if (code && !live) setLive(code.createForm())
  const [waiting, setWaiting] = useState(false)
  const [found, setFound] = useState<readonly string[]>([])
  const busy = useRef(false)

  const messages = useSyncExternalStore(
    live?.subscribe ?? never,
    () => live?.messages() ?? none,
    () => none,
  )

  const check = async () => {
    if (!live || !code || busy.current) return
    busy.current = true
    options.begin?.()
    try {
      await live.submit((checked) => options.use(checked as CheckedBy<Code>, code))
    } finally {
      busy.current = false
    }
    setFound(Object.keys(live.messages()))
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (live) return void check()
    if (waiting) return
    setWaiting(true)
    options.fetchNow().catch(() => {
      setWaiting(false)
      options.unavailable()
    })
  }

  const checkWaiting = useEffectEvent(() => void check())
  useEffect(() => {
    if (!waiting || !live) return
    setWaiting(false)
    checkWaiting()
  }, [waiting, live])

  useLiveForm(form)

  return { register: live?.register ?? inert, messages, found, waiting, submit }
}
