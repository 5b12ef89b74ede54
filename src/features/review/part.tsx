import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after which the code of a part that could not be loaded is asked for again. */
const againMs = 30_000

/**
 * A part of the page whose code is loaded when it is first drawn; until then there is nothing in its place. When it cannot be loaded, the
 * rest stands: `onMissing` is called, and as long as the part is still wanted, the next try comes half a minute later. (React.lazy would
 * keep the failure for ever and throw it, and the error page would take the place of the whole admin area.)
 */
export function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Code: ComponentType<Props> | undefined
  return function Part(props: Props & { readonly onMissing?: () => void }) {
    const [tries, setTries] = useState(0)
    const missing = useEffectEvent(() => props.onMissing?.())

    // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once
    useEffect(() => {
      if (Code) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isOver = false
      const next = () => !isOver && setTries((count) => count + 1)
      load().then(
        (code) => {
          Code = code
          next()
        },
        () => {
          if (isOver) return
          timer = setTimeout(next, againMs)
          missing()
        },
      )
      return () => {
        isOver = true
        clearTimeout(timer)
      }
    }, [tries])

    return Code && <Code {...props} />
  }
}
