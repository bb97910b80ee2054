import { expect, it } from 'vitest'
import { explainTone } from './explain-tone.ts'

it.each([
  { tone: '1.0', depth: 1, reading: { key: 'one', reflect: 0 } },
  { tone: '10.1', depth: 10, reading: { key: 'one', reflect: 1 } },
  { tone: '7.44', depth: 7, reading: { key: 'twice', reflect: 4 } },
  { tone: '8.34', depth: 8, reading: { key: 'two', reflect: 3, second: 4 } },
  { tone: '7.03', depth: 7, reading: { key: 'soft', reflect: 3 } },
  { tone: '4.00', depth: 4, reading: { key: 'one', reflect: 0 } },
  { tone: '6.7', depth: 6, reading: null },
  { tone: '6.38', depth: 6, reading: null },
])('$tone is depth $depth, read as $reading', ({ tone, depth, reading }) => {
  expect(explainTone(tone)).toMatchObject({ depth, reading })
})
