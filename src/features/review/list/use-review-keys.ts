import { useCallback, useEffect, useEffectEvent, useState } from 'react'

const settingKey = 'invitationReviewKeys'

/** What the single keys do. Each is named by the key as `KeyboardEvent.key` says it. */
export type ReviewKeys = Readonly<Record<string, () => void>>

/** The keys that may be held down. */
const repeating = new Set(['j', 'k'])

/**
 * Single-key commands: heard everywhere on the page but in fields, in dialogs and together with Ctrl, Alt or Meta, and not at all when they
 * are switched off (WCAG 2.1.4). The setting stays in this browser.
 */
export function useReviewKeys(keys: ReviewKeys) {
  const [on, setOn] = useState(() => readSetting())

  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!command || event.defaultPrevented || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.repeat && !repeating.has(event.key)) return
    if (isField(event.target) || isInDialog()) return
    // Enter presses what has the focus.
    if (event.key === 'Enter' && event.target !== document.body) return
    event.preventDefault()
    command()
  })

  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])

  const change = useCallback((next: boolean) => {
    setOn(next)
    try {
      if (next) localStorage.removeItem(settingKey)
      else localStorage.setItem(settingKey, 'off')
    } catch {
      // It holds until the page is left.
    }
  }, [])

  return [on, change] as const
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(settingKey) !== 'off'
  } catch {
    return true
  }
}

/** Where characters are typed or choose something. A tick box is no such place. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'button'
  return target.isContentEditable || target.matches('textarea, select, [role="textbox"]')
}

/** The details beside the list are no obstacle: they follow the row. */
const isInDialog = () => document.querySelector('dialog[open]:not(.rv-sheet)') !== null
