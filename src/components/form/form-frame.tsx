import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { isPrerendering, site } from '@/config/site'
import { forgetForm, leaveForm, replaceCopy, takeOver } from '@/lib/carry-over'
import { fillFields, givenFields } from '@/lib/form-fields'
import { listen, useListen } from '@/lib/listen'
import { useStore } from '@/lib/store'
import { isFocusLost } from './form-fields'
import type { SiteForm } from './use-site-form'

type FormFrameProps = Pick<ComponentProps<'form'>, 'aria-labelledby' | 'className' | 'children'> & {
  readonly form: SiteForm
}

/** Milliseconds between two looks at the fields while the page is visible. */
const lookEveryMs = 1000

/**
 * `method="dialog"`: a submit before the script never navigates. `autoComplete="off"`: Firefox does
 * not refill the form on a reload; the fields name their own purpose, so autofill still works.
 */
export function FormFrame({ form, children, ...props }: FormFrameProps) {
  const { element, readFields } = form
  const look = () => readFields()
  const lookNow = useEffectEvent(look)
  const onSubmit = useEffectEvent((event: Event) => form.onSubmit(event))
  const keep = useEffectEvent(() => form.draft.keep())
  /** Takes over from the boot script: a submit that it held (`data-live="held"`) is sent. */
  const goLive = useEffectEvent(async (shown: HTMLFormElement) => {
    const { live, wrong } = shown.dataset
    shown.dataset.live = ''
    // A draft that the visitor has not seen must not be sent, so it comes after a held submit.
    if (live !== 'held' || !(await form.submit(form.draft.keep()))) form.draft.begin()
    if (wrong !== undefined) await form.showMistakes()
  })
  useListen('window', ['pagehide', 'pageshow', 'visibilitychange'], (event) => {
    look()
    // WebKit's page cache brings a form that has `off` back empty, without an event.
    if (!('persisted' in event)) return
    const comesBack = event.type === 'pagehide' && event.persisted
    element.current?.setAttribute('autocomplete', comesBack ? 'on' : 'off')
  })
  // React hears nothing of a copy.
  useListen('document', 'submit', (event) => {
    if (element.current && event.target === replaceCopy(element.current)) form.onSubmit(event)
  })
  const given = useStore(givenFields, undefined)
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    takeOver(shown)
    lookNow()
    return () => leaveForm(shown)
  }, [element])
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    // On the form itself: from one that a tool has moved into a tree of its own no event comes out.
    const end = listen(shown, 'submit', (event) => onSubmit(event))
    void goLive(shown)
    const timer = setInterval(() => !document.hidden && lookNow(), lookEveryMs)
    return () => {
      end()
      clearInterval(timer)
      forgetForm(shown)
      // One that other software has moved React cannot take away.
      queueMicrotask(() => element.current !== shown && shown.remove())
    }
  }, [element])
  useEffect(() => {
    // Answers that are being sent do not change, and their form goes when they were.
    if (!element.current || given?.form !== form.name || form.busy) return
    lookNow() // Its copy may be there instead.
    fillFields(element.current, given.fields)
    keep()
    givenFields.set(undefined)
  }, [given, form.name, form.busy, element])

  return (
    <form
      className="form"
      {...props}
      name={form.name}
      method="dialog"
      noValidate
      autoComplete="off"
      // With aria-busy, NVDA would not announce the status inside.
      data-busy={form.busy || undefined}
      // A form that is drawn anew finds those mistakes again that are left.
      data-wrong={form.found.length > 0 || undefined}
      ref={element}
      onFocus={look}
      // Before react-hook-form takes the value of a field that is left, and checks nothing.
      onBlurCapture={({ target }) => readFields(target)}
      onPointerOver={look}
      onPointerDown={look}
      onKeyDown={({ key }) => key === 'Enter' && look()}
      // Our own, or that of other software.
      onReset={form.putAside}
      suppressHydrationWarning
    >
      {children}
      <noscript>
        {/* Only in the served HTML: React draws nothing in here. */}
        {isPrerendering && (
          <p className="field-full">
            This form needs JavaScript. Turn it on, or email{' '}
            <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
          </p>
        )}
      </noscript>
    </form>
  )
}

type SubmitButtonProps = Pick<ComponentProps<'button'>, 'aria-describedby' | 'className' | 'disabled'> & {
  readonly form: SiteForm
  readonly label: string
  readonly busyLabel?: string
  /** Announced while nothing is being sent. */
  readonly status?: string
}

/** Sends the form. Its label says when that is under way, and a status announces it. */
export function SubmitButton({ form, label, busyLabel = label, status, ...props }: SubmitButtonProps) {
  const { busy } = form
  const place = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const left = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // A disabled button and an inert list lose the focus to the page, so the words beside the
    // button take it.
    const focused = document.activeElement as HTMLElement | null
    if (busy) {
      left.current = focused?.matches(':disabled, [inert]') ? focused : null
      if (left.current) place.current?.focus()
      // The second press of a double click falls on the disabled button and takes it to the page.
    } else if (focused === place.current || (left.current && isFocusLost()))
      (left.current ?? button.current)?.focus()
  }, [busy])
  return (
    <>
      <button type="submit" className="btn" {...props} disabled={busy || props.disabled} ref={button}>
        {busy ? busyLabel : label}
      </button>
      {/* Always focusable: Chrome would take the focus before it can be given back. A dialog that
          the sending has opened gives it back to where it was. */}
      <span
        className="sr-only"
        role="status"
        tabIndex={-1}
        ref={place}
        onFocus={() => busy || left.current?.focus()}
      >
        {busy ? busyLabel : status}
      </span>
    </>
  )
}
