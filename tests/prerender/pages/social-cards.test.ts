import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { site } from '@/config/site'
import { cardWarning, socialCards } from '../../../prerender/pages/social-tags'

test('every page that can be shared has a social card of its present words, and no other is left', () => {
  const drawn = readdirSync('public/assets').filter((name) => name.startsWith('card-'))
  const needed = socialCards().map(({ file }) => file.replace('/assets/', ''))
  expect(needed.length).toBeGreaterThan(20)
  expect(drawn.sort(), 'run: node scripts/draw-cards.mjs').toEqual(needed.sort())
})

test('a build whose pages have no card says so, as after a change of the name', () => {
  expect(cardWarning()).toBeUndefined()
  vi.spyOn(site, 'name', 'get').mockReturnValue(`New ${site.name}`)
  const count = socialCards().length
  expect(cardWarning()).toBe(
    `${count} of ${count} social cards are not drawn yet: run node scripts/draw-cards.mjs.`,
  )
})
