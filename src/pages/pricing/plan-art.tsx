import type { ComponentProps, ReactNode } from 'react'

const tick = (x: number, y: number) => (
  <path className="pm text-hint" d={`M${x} ${y}c4 2 7 6 9 10 4-12 11-20 20-26`} />
)
const variable = <tspan className="italic">x</tspan>

/** A line of maths; the answer is written on a marker. */
function Maths({ answer, ...line }: ComponentProps<'text'> & { readonly answer?: boolean }) {
  return <text fontSize="23" className={`m ${answer ? 'fill-on-marker' : 'fill-pen'}`} {...line} />
}

function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="w-full fill-ink font-medium"
      fontSize="16"
      height="116"
      viewBox="0 4 200 116"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** What is written on each plan's top sheet, by its name; never wider than the narrowest card. */
export const planArt: Readonly<Record<string, ReactNode>> = {
  Free: (
    <Sheet>
      <Maths x="45" y="48" textLength="89">
        {variable} + 3 = 7
      </Maths>
      <path className="fill-marker" d="M69 62h68v32H69z" />
      <Maths answer x="79" y="86" textLength="50">
        {variable} = 4
      </Maths>
      {tick(151, 80)}
    </Sheet>
  ),
  Student: (
    <Sheet>
      <Maths x="12" y="36" textLength="147">
        {variable}² − 5{variable} + 6 = 0
      </Maths>
      <path className="fill-marker" d="M6 46h184v31H6z" />
      <Maths answer x="12" y="69" textLength="171">
        ({variable} − 2)({variable} − 3) = 0
      </Maths>
      <Maths x="12" y="104" textLength="131">
        {variable} = 2 or {variable} = 3
      </Maths>
      <path className="pm text-pen" strokeWidth="2.5" d="M12 112C54 109 104 110 142 111" />
      {tick(158, 102)}
    </Sheet>
  ),
  Instructor: (
    <Sheet>
      <path className="stroke-hair-strong" d="M2 38.5H198M2 72.5H198M2 106.5H198" />
      <path className="stroke-correction" strokeWidth="2" d="M42 12V114" />
      <text>
        {(
          [
            ['Essay 2, first draft', 131],
            ['Lab report, titration', 141],
            ['Problem set 6', 102],
          ] as const
        ).map(([work, length], index) => (
          <tspan key={work} x="52" y={31 + index * 34} textLength={length}>
            {work}
          </tspan>
        ))}
      </text>
      {tick(6, 26)}
      <circle className="pm stroke-field" strokeWidth="2.5" cx="21" cy="58" r="7" />
      {tick(6, 94)}
    </Sheet>
  ),
  Institution: (
    <Sheet>
      <path className="fill-marker" d="M5 32h38v26H5zM81 32h38v52H81zM157 58h38v52h-38z" />
      <path className="fill-ink" d="M43 58h38v26H43zM119 84h38v26h-38zM5 84h38v26H5z" />
      <path
        className="fill-none stroke-hair-strong"
        strokeWidth="1.5"
        d="M5 32H195V110H5ZM5 58H195M5 84H195M43 32V110M81 32V110M119 32V110M157 32V110"
      />
      <text className="fill-muted" fontSize="14" textAnchor="middle">
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) => (
          <tspan key={day} x={24 + index * 38} y="22">
            {day}
          </tspan>
        ))}
      </text>
    </Sheet>
  ),
}
