import { expect, test } from 'vitest'
import { halves } from '@/lib/text'

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
