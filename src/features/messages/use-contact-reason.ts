import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSearchParam } from '@/components/links/use-search-param'
import { type ContactReason, defaultReason, reasonNamed } from '@/domain/messages/contact-reasons'
import { tabStorage } from '@/lib/json-storage'
import { useHydrated } from '@/lib/store'

const storageKey = 'contact-reason'

/** What the visitor chose at this history entry, as `[place, reason]`. */
function chosenAt(place: string): ContactReason | undefined {
  const [where, reason] = tabStorage.get(storageKey)?.split(' ') ?? []
  return where === place ? reasonNamed(reason ?? null) : undefined
}

/** Lets the address choose again: for a new, empty form. */
export const forgetReason = (): void => tabStorage.remove(storageKey)

/** Chooses the address's reason (`?type=sales`), unless the visitor chose another one there. */
export function useContactReason(): void {
  const { key, search } = useLocation()
  const place = `${key}${search}`
  const reason = reasonNamed(useSearchParam('type'))
  const hydrated = useHydrated()
  /** What was chosen in the static page, before the app was there. */
  const [early] = useState(() =>
    hydrated || typeof document === 'undefined' ? undefined : chosenIn(findList()),
  )
  const asked = useRef<ContactReason>(defaultReason)
  const fresh = useRef(true)

  useEffect(() => {
    const list = findList()
    if (!list) return
    const remember = () => tabStorage.set(storageKey, `${place} ${list.value}`)
    const wanted = reason ?? defaultReason
    if (wanted !== asked.current) {
      const own = fresh.current && early !== undefined ? early : chosenAt(place)
      const chosen = reason === undefined ? chosenIn(list) : own
      asked.current = wanted
      if (fresh.current && early !== undefined) remember()
      fresh.current = false
      for (const option of list.options) option.defaultSelected = option.value === wanted
      list.value = chosen ?? wanted
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    list.addEventListener('change', remember)
    return () => list.removeEventListener('change', remember)
  }, [reason, place, early])
}

const findList = () => document.querySelector<HTMLSelectElement>('select[name=contactReason]') ?? undefined

/** The value of a list that is not at its default. */
const chosenIn = (list: HTMLSelectElement | undefined): string | undefined =>
  list && !list.selectedOptions[0]?.defaultSelected ? list.value : undefined
