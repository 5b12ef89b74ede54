import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { parseFilter, type ReviewFilter, writeFilter } from './filter'

/** Milliseconds without typing before the address changes: browsers limit how often it may. */
const typingMs = 600

/** The filter, kept in the address. A change replaces the entry, so that Back leaves the page. */
export function useReviewFilter(): readonly [ReviewFilter, (change: Partial<ReviewFilter>) => void] {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [filter, setFilter] = useState(() => parseFilter(params))
  const [seen, setSeen] = useState(address)
  const [written, setWritten] = useState(address)

  // Something else changed the address: Back, Forward or a link.
  if (address !== seen) {
    setSeen(address)
    if (address !== written) setFilter(parseFilter(params))
  }

  const typed = useRef(filter.query)
  useEffect(() => {
    const next = writeFilter(filter, params)
    if (next.toString() === address) return
    const write = () => {
      // Another page is loading, and the address is already its own.
      if (location.pathname !== pathname) return
      setWritten(next.toString())
      setParams(next, { replace: true })
    }
    const delay = typed.current === filter.query ? 0 : typingMs
    const timer = setTimeout(() => {
      typed.current = filter.query
      write()
    }, delay)
    return () => clearTimeout(timer)
  }, [filter, params, address, pathname, setParams])

  const change = useCallback(
    (fields: Partial<ReviewFilter>) => setFilter((current) => ({ ...current, ...fields })),
    [],
  )
  return [filter, change]
}
