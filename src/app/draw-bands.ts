import { useEffect } from 'react'
import type { Location } from 'react-router-dom'
import { restArrived } from '@/components/links/rest-of-page'
import { whenIdle } from '@/lib/when-idle'

/** The bands, and parts of heavy ones, that src/styles/components.css leaves out of the first paint. */
const bands = ':is(.sec ~ .sec, .part, main ~ footer)'

/**
 * Draws the bands below the first screen one after the other when the browser is idle, so that a print, a capture or a search of
 * the page has all of it. While a modal dialog opens they are left out again: to make the page behind it inert, the browser
 * works through all that is drawn.
 */
export function useDrawnBands(location: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own bands.
  useEffect(() => {
    let left = false
    const drawNext = () => {
      const band = left ? null : document.querySelector(`${bands}:not([data-drawn='yes'])`)
      if (!band || document.querySelector(':modal')) return
      band.setAttribute('data-drawn', 'yes')
      drawSoon()
    }
    // A font that arrives makes the browser lay out all that is drawn: so it is better waited for.
    const drawSoon = () => whenIdle(() => document.fonts.ready.then(drawNext))
    const onToggle = (event: Event) => {
      if (!(event.target instanceof HTMLDialogElement) || (event as ToggleEvent).newState !== 'open') return
      for (const band of document.querySelectorAll(bands)) band.setAttribute('data-drawn', 'no')
    }
    drawSoon()
    document.addEventListener('beforetoggle', onToggle, true)
    document.addEventListener('close', drawSoon, true)
    document.addEventListener(restArrived, drawSoon)
    return () => {
      left = true
      document.removeEventListener('beforetoggle', onToggle, true)
      document.removeEventListener('close', drawSoon, true)
      document.removeEventListener(restArrived, drawSoon)
    }
  }, [location])
}
