import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { socialCards } from '../../../prerender/pages/social-tags'

test('every page that can be shared has a social card of its present words, and no other is left', () => {
  const drawn = readdirSync('public/assets').filter((name) => name.startsWith('card-'))
  const needed = socialCards().map(({ file }) => file.replace('/assets/', ''))
  expect(needed.length).toBeGreaterThan(20)
  expect(drawn.sort(), 'run: node scripts/draw-cards.mjs').toEqual(needed.sort())
})
