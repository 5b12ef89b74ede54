import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Dialog, dialogOf } from '@/components/dialog/dialog'
import { DialogSheet } from '@/components/dialog/dialog-sheet'
import { leaveHeldForms, showServed } from '@/lib/carry-over'
import { useListen } from '@/lib/listen'
import { createStore, useHydrated, useStore } from '@/lib/store'
import { atSignOfLife, whenIdle } from '@/lib/when-idle'

type LateFormOptions = {
  /** Shown where no HTML was served. */
  readonly waiting?: ReactNode
  /** In a closed dialog: the code comes once someone is there. */
  readonly inDialog?: boolean
}

/**
 * A form whose code comes when the browser is idle after the app. Until then its served HTML can be
 * filled in, and the boot script holds a submit.
 */
export function lateForm<Props extends object = object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { waiting = <div className="min-h-110" />, inDialog = false }: LateFormOptions = {},
): ComponentType<Props> {
  const failures = createStore(0)
  let arrive: (code: { readonly default: ComponentType<Props> }) => void
  const code = new Promise<{ readonly default: ComponentType<Props> }>((resolve) => {
    arrive = resolve
  })
  const fetchForm = () =>
    load().then(
      (Form) => arrive({ default: Form }),
      () => failures.set(failures.get() + 1),
    )
  const Form = lazy(() => {
    if (typeof document === 'undefined') void fetchForm()
    return code
  })
  /** Beside the form: when it is there, nothing has failed. */
  const End = () => {
    useLayoutEffect(() => failures.set(0), [])
    return null
  }
  // A prop that changes would make React discard the served HTML while the code loads.
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense
        fallback={
          <div className="contents" ref={(place) => showServed(place, name)}>
            {waiting}
          </div>
        }
      >
        <Form {...props} />
        <End />
      </Suspense>
    )
  })

  return function LateForm(props) {
    const [hydrating] = useState(!useHydrated())
    const failed = useStore(failures, 0)
    const place = useRef<HTMLDivElement>(null)
    const alert = useRef<HTMLDivElement>(null)
    /** The button goes when the form is there, whose first field takes its focus. */
    const handOn = useCallback(
      (button: HTMLElement | null) => () => {
        if (document.activeElement === button) place.current?.querySelector<HTMLElement>('.control')?.focus()
      },
      [],
    )
    useEffect(() => {
      const comes = () => whenIdle(fetchForm, 500)
      let stop = () => {}
      if (inDialog && !dialogOf(name)?.open) stop = atSignOfLife(comes)
      else if (hydrating) comes()
      else void fetchForm()
      return () => {
        stop()
        leaveHeldForms()
      }
    }, [hydrating])
    const isIn = (target: EventTarget | null) => target instanceof Node && place.current?.contains(target)
    // Who uses a form whose code did not come asks for it again; the boot script holds a submit.
    useListen('document', 'submit', ({ target }) => {
      if (failed > 0 && isIn(target)) void fetchForm()
    })
    useListen('document', 'focusin', ({ target, relatedTarget }) => {
      const isAlert = target instanceof Node && alert.current?.contains(target)
      if (failed > 0 && isIn(target) && !isIn(relatedTarget) && !isAlert) void fetchForm()
    })
    return (
      <div className="contents" data-late={name} ref={place}>
        <Boundary {...props} />
        {failed > 0 && (
          <div className="error-box sticky bottom-4 z-2 mx-4 mb-4" role="alert" ref={alert}>
            <div>
              {/* Drawn anew at each failure, to be announced again; the button keeps the focus. */}
              <p key={failed}>
                The form did not load. Check your connection and try again. What you typed is safe.
              </p>
              <button type="button" className="quiet" ref={handOn} onClick={fetchForm}>
                Try again
              </button>
            </div>
          </div>
        )}
      </div>
    )
  }
}

type DialogFormOptions = {
  readonly id: string
  readonly titleId: string
  readonly introId: string
  readonly title: string
  readonly load: () => Promise<ComponentType>
}

/** A closed dialog with a form whose code comes once someone is there and the browser is idle. */
export function dialogForm({ id, titleId, introId, title, load }: DialogFormOptions) {
  const waiting = (
    <DialogSheet dialog={id} title={<h2 id={titleId}>{title}</h2>} margin={null}>
      <p className="dlg-intro min-h-110" id={introId}>
        Loading the form.
      </p>
    </DialogSheet>
  )
  const Form = lateForm(id, load, { waiting, inDialog: true })
  return () => (
    <Dialog id={id} className="dlg-full" labelledBy={titleId} describedBy={introId}>
      <Form />
    </Dialog>
  )
}
