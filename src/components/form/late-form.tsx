import {
  type ComponentType,
  createRef,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { Dialog, DialogSheet, dialogOf, useDialogOpen } from '@/components/dialog/dialog'
import { attempt, lostAfterMs } from '@/lib/attempt'
import { findAgain, handover, leaveHeldForms, Redrawable, showServed } from '@/lib/carry-over'
import { controlsOf, fillFields, hideForeign, isSecret } from '@/lib/form-fields'
import { atSignOfLife, useListen, useTimeout, whenIdle } from '@/lib/listen'
import { createStore, EndedContext, useHydrated, useStore } from '@/lib/store'

/** Milliseconds that a press has, which may lead to another page, before a closed dialog's code. */
const calmMs = 2000

type Code<Props> = { readonly default: ComponentType<Props> }

/**
 * A form whose code comes when the browser is idle after the app; in a closed dialog of that name
 * once someone is there. Until then its served HTML can be filled in, and the boot script holds a
 * submit.
 */
export function lateForm<Props extends object = object>(
  name: string,
  load: () => Promise<Code<Props>>,
  /** Shown where no HTML was served. */
  waiting: ReactNode = <div className="min-h-110" />,
  /** False where nothing opens its dialog. Its code comes when it is opened all the same. */
  isNear = () => true,
): ComponentType<Props> {
  const failures = createStore(0)
  const place = createRef<HTMLDivElement>()
  const alert = createRef<HTMLDivElement>()
  let isHere = false
  let isAsked = false
  /** A button of the served HTML: its press is repeated when the form is here. */
  let pressed: HTMLElement | null = null
  let arrive: (code: Code<Props>) => void
  const code = new Promise<Code<Props>>((resolve) => {
    arrive = resolve
  })
  /** Asks for the code. `orElse` is tried before the words that it did not come. */
  const fetchForm = async (orElse: () => boolean | undefined = () => false) => {
    isAsked = true
    // One that was asked for earlier may fail later, one that is late may come, and its page may
    // have been left.
    const isOver = () => isHere || !place.current
    const fail = () => isOver() || orElse() || failures.set(failures.get() + 1)
    const late = setTimeout(fail, lostAfterMs)
    hideForeign()
    // A file that came empty has no form.
    await load()
      .then((code) => (code.default ? arrive(code) : Promise.reject()))
      .catch(fail)
    clearTimeout(late)
  }
  let presses = 0
  const keptKey = `draft:served:${name}`
  const served = () => place.current?.querySelector('form')
  /**
   * Firefox asks for a script that was not there only in a new document. At the second press what
   * was typed gets there by the tab's storage. A password does not, and keeps this document.
   */
  const reload = () => {
    const form = served()
    const controls = form ? controlsOf(form) : []
    const hasSecret = controls.some((control) => isSecret(control) && control.value)
    presses += 1
    if (!form || hasSecret || presses < 2) return handover.reload()
    const typed = Object.fromEntries(controls.map((control) => [control.name, control.value]))
    return attempt(() => {
      // It is on its way.
      if (sessionStorage.getItem(keptKey)) return true
      sessionStorage.setItem(keptKey, JSON.stringify(typed))
      form.reset()
      if (handover.reload()) return true
      fillAgain()
      return false
    })
  }
  const fillAgain = () =>
    attempt(() => {
      const form = served()
      if (form) fillFields(form, JSON.parse(sessionStorage.getItem(keptKey) ?? '{}'))
      sessionStorage.removeItem(keptKey)
    })
  const Form = lazy(() => {
    if (typeof document === 'undefined') void fetchForm()
    return code
  })
  /** Below the button that was pressed. A failure that nobody has waited for moves nothing. */
  const comeIntoView = (words: HTMLElement | null) => {
    if (served()?.dataset.live) words?.scrollIntoView({ block: 'nearest' })
  }
  /** Beside the form: when that is there, "Try again" goes, and a part of it takes the focus. */
  const Arrival = () => {
    // Before anything is painted: the form never stands beside the words that it did not come.
    useLayoutEffect(() => {
      isHere = true
      // A held submit goes on, and its mistakes take the focus from the button.
      const next = served()?.dataset.live ? '[type=submit]' : '.control'
      if (alert.current?.contains(document.activeElement))
        place.current?.querySelector<HTMLElement>(next)?.focus()
      failures.set(0)
    }, [])
    useEffect(() => {
      const button = pressed && findAgain(pressed)
      pressed = null
      button?.click()
    }, [])
    return null
  }
  // A prop that changes would make React discard the served HTML while the code loads.
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense
        fallback={
          <div className="contents" ref={(fallback) => showServed(fallback, name)}>
            {waiting}
          </div>
        }
      >
        <Form {...props} />
        <Arrival />
      </Suspense>
    )
  })

  return function LateForm(props) {
    const [hydrating] = useState(!useHydrated())
    const failed = useStore(failures, 0)
    const [ended] = useState(() => new Map<string, number | undefined>())
    useEffect(() => {
      fillAgain()
      // Its page may have been left meanwhile.
      const comes = () => whenIdle(() => isAsked || !place.current || void fetchForm(), 500)
      let stop = () => {}
      if (dialogOf(name)?.open === false)
        stop = atSignOfLife(() => setTimeout(() => isNear() && comes(), calmMs))
      else if (hydrating) comes()
      else void fetchForm()
      return () => {
        stop()
        isAsked = false
        pressed = null
        leaveHeldForms()
      }
    }, [hydrating])
    // What was lost ahead may be there when the dialog is opened.
    const open = useDialogOpen(name)
    useTimeout(() => (failed > 0 || !isAsked) && void fetchForm(), open ? 0 : undefined)
    // The boot script holds it: it is sent when the form is here.
    useListen('document', 'submit', ({ target }) => {
      if (failed > 0 && target instanceof Node && place.current?.contains(target)) void fetchForm()
    })
    const hold = ({ target }: Event) => {
      if (isHere || !(target instanceof Element) || !place.current?.contains(target)) return
      pressed = target.closest<HTMLElement>('form [type=button]:not([command])') ?? pressed
    }
    useListen('document', 'click', hold, { capture: true })
    return (
      <div className="contents" data-late={name} ref={place}>
        <EndedContext value={ended}>
          <Redrawable>
            <Boundary {...props} />
          </Redrawable>
        </EndedContext>
        {failed > 0 && (
          <div className="error-box not-in-[dialog]:mb-4" role="alert" ref={alert}>
            <div>
              {/* Drawn anew at each failure, to be announced again; the button keeps the focus. */}
              <p key={failed} className="scroll-mb-16" ref={comeIntoView}>
                The form did not load. Check your connection and try again, or copy what you typed and reload
                the page.
              </p>
              <button type="button" className="quiet" onClick={() => fetchForm(reload)}>
                Try again
              </button>
            </div>
          </div>
        )}
      </div>
    )
  }
}

/**
 * The closed dialog `<name>-dialog` with a form whose code comes once someone is there and the
 * browser is idle. It is named by `<name>-title` and described by `<name>-intro`.
 */
export function dialogForm(
  name: string,
  title: string,
  load: () => Promise<Code<object>>,
  isNear?: () => boolean,
) {
  const id = `${name}-dialog`
  const introId = `${name}-intro`
  const waiting = (
    <DialogSheet name={name} title={title}>
      <p className="dlg-intro min-h-110" id={introId}>
        Loading the form.
      </p>
    </DialogSheet>
  )
  const Form = lateForm(id, load, waiting, isNear)
  return () => (
    <Dialog id={id} className="dlg-full" aria-labelledby={`${name}-title`} aria-describedby={introId}>
      <Form />
    </Dialog>
  )
}
