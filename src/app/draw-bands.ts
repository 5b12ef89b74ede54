import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { restArrived } from '@/components/links/rest-of-page'
import { whenIdle } from '@/lib/when-idle'

/** The bands that src/styles/components.css leaves out of the first paint. */
const bands = ':is(.sec ~ .sec, main ~ footer)'

/**
 * Draws the bands below the first screen one after the other when the browser is idle, so that a print, a capture or a search of
 * the page has all of it. While a modal dialog opens they are left out again: to make the page behind it inert, the browser
 * works through all that is drawn.
 */
export function useDrawnBands(): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own bands.
  useEffect(() => {
    let left = false
    const drawNext = () => {
      const band = left ? null : document.querySelector(`${bands}:not([data-drawn])`)
      if (!band || document.querySelector(':modal')) return
      band.setAttribute('data-drawn', '')
      whenIdle(drawNext)
    }
    const onToggle = (event: Event) => {
      if (!(event.target instanceof HTMLDialogElement) || (event as ToggleEvent).newState !== 'open') return
      for (const band of document.querySelectorAll(bands)) band.removeAttribute('data-drawn')
    }
    const onMore = () => whenIdle(drawNext)
    whenIdle(drawNext)
    document.addEventListener('beforetoggle', onToggle, true)
    document.addEventListener('close', onMore, true)
    document.addEventListener(restArrived, onMore)
    return () => {
      left = true
      document.removeEventListener('beforetoggle', onToggle, true)
      document.removeEventListener('close', onMore, true)
      document.removeEventListener(restArrived, onMore)
    }
  }, [key])
}
