import { useEffect, useState } from 'react'

type ReviewCountdownProps = { readonly from: Date; readonly seconds: number }

/**
 * The whole seconds that are left since `from`, with a ring that closes with them. For the eyes alone: the length of the time is said once,
 * where the deed is announced. It changes once a second, in steps, so that there is no motion to reduce.
 */
export function ReviewCountdown({ from, seconds }: ReviewCountdownProps) {
  const end = from.getTime() + seconds * 1000
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    const look = () => setLeft(Math.max(Math.ceil((end - Date.now()) / 1000), 0))
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [end])

  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums" aria-hidden="true">
      <svg className="ico" aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor">
        <circle cx="8" cy="8" r="6" strokeWidth="1" opacity="0.4" />
        <circle
          cx="8"
          cy="8"
          r="6"
          strokeWidth="3"
          pathLength={seconds}
          strokeDasharray={`${left} ${seconds}`}
          transform="rotate(-90 8 8)"
        />
      </svg>
      <span>{`${left} s`}</span>
    </span>
  )
}
