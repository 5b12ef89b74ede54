import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { listen } from '@/lib/listen'

/** Where the reader's eye is assumed to be, as a share of the window's height. */
const readingLine = 0.3

/**
 * The id of the section that is being read: the last one whose top is above the reading line. A
 * section that a link led to counts while it is in view, even if the page is too short to bring it
 * up to that line. It is the first where none is above; undefined in the prerenderer.
 */
export function useSectionInView(sections: readonly { readonly id: string }[]): string | undefined {
  const { hash } = useLocation()
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const asked = hash.slice(1)
    let frame = 0
    const read = () => {
      frame = 0
      const { scrollHeight } = document.documentElement
      const atEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2
      let found = sections[0]?.id
      let lowest = Number.NEGATIVE_INFINITY
      for (const { id } of sections) {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        if (top === undefined || top < lowest) continue
        if (top > innerHeight * readingLine && !(atEnd && id === asked && top < innerHeight)) continue
        found = id
        lowest = top
      }
      setCurrent(found)
    }
    const readSoon = () => {
      frame ||= requestAnimationFrame(read)
    }
    readSoon()
    const end = listen(window, ['scroll', 'resize'], readSoon, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      end()
    }
  }, [sections, hash])

  return current
}
