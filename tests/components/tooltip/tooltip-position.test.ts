import { expect, test } from 'vitest'
import { placeTooltip } from '@/components/tooltip/tooltip-layer'

const view = { width: 390, height: 800 }
const tip = { width: 120, height: 28 }
const at = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 })

test('a tooltip is centred above its element', () => {
  expect(placeTooltip(at(200, 300), tip, view)).toEqual({ left: 162, top: 264 })
})

test('without room above it is below', () => {
  expect(placeTooltip(at(200, 20), tip, view)).toEqual({ left: 162, top: 72 })
})

test('it stays inside the window at both sides', () => {
  expect(placeTooltip(at(0, 300), tip, view).left).toBe(8)
  expect(placeTooltip(at(346, 300), tip, view).left).toBe(262)
})
