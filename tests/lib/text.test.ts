import { expect, test } from 'vitest'
import { cut, halves, listWords, telHref } from '@/lib/text'

test.each([
  [[], ''],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j in words', (words, list) => {
  expect(listWords(words)).toBe(list)
})

test.each([
  ['+1 (519) 555-0142', 'tel:+15195550142'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['(0)20 7946 0000', 'tel:02079460000'],
  ['519.555.0142', 'tel:5195550142'],
])('%s is dialled as %s', (phone, address) => {
  expect(telHref(phone)).toBe(address)
})

test.each([
  ['Sidenote', 'Side', 'note'],
  ['Abc', 'Ab', 'c'],
  ['Tutor 🎓 Club', 'Tutor ', '🎓 Club'],
  ['Maths 🎓', 'Math', 's 🎓'],
  ['🎓🎓', '🎓', '🎓'],
  ['A', 'A', ''],
])('%s is cut into "%s" and "%s"', (text, first, second) => {
  expect(halves(text)).toEqual([first, second])
})

test.each([
  ['Maths 🎓', 7, 'Maths '],
  ['Maths 🎓', 8, 'Maths 🎓'],
  ['Maths', 9, 'Maths'],
])('%s is cut to %i: no half of a character stays', (text, most, start) => {
  expect(cut(text, most)).toBe(start)
})
