import { render } from '@testing-library/react'
import { ArrowRight, MapPin, X } from 'lucide-react'
import * as arrowRight from 'lucide-react/dist/esm/icons/arrow-right.mjs'
import * as mapPin from 'lucide-react/dist/esm/icons/map-pin.mjs'
import * as x from 'lucide-react/dist/esm/icons/x.mjs'
import { expect, it } from 'vitest'
import { plainIcon } from '@/components/ui/plain-icon'

it.each([
  ['arrow-right', ArrowRight, arrowRight],
  ['map-pin', MapPin, mapPin],
  ['x', X, x],
])('%s looks as lucide draws it', (_name, Lucide, file) => {
  // Its types leave out what its files hand to createLucideIcon.
  const Plain = plainIcon(Reflect.get(file, '__iconData'))
  const { container } = render(
    <>
      <Lucide className="ico" aria-hidden="true" />
      <Plain className="ico" aria-hidden="true" />
    </>,
  )
  const [lucide, plain] = container.children
  if (!lucide) throw new Error('nothing was drawn')
  // Names that nothing here selects by, and what an SVG in HTML need not say.
  lucide.setAttribute('class', 'ico')
  lucide.removeAttribute('xmlns')
  expect(plain?.isEqualNode(lucide)).toBe(true)
})
