import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const W = 5
/** `#` is the mask, `+` may be entered. */
const spreadOf = (...rows: string[]) => {
  const drawn = rows.join('')
  const mask = [...drawn].map((c) => Number(c === '#'))
  const reached = spread(mask, (o) => drawn[o] === '+', W)
  return rows.map((_, y) => [...reached.subarray(y * W, (y + 1) * W)].map((is) => (is ? '#' : '.')).join(''))
}

test('a mask spreads over what may be entered and hangs together with it, around any turn', () => {
  expect(spreadOf('#+++.', '...+.', '.+++.')).toEqual(['####.', '...#.', '.###.'])
})
test('what touches at a corner, or is a row’s beginning after its end, is not reached', () => {
  expect(spreadOf('#..+#', '++...', '..+..')).toEqual(['#..##', '##...', '.....'])
  expect(spreadOf('....#', '+....')).toEqual(['....#', '.....'])
})
test('a mask stays whole, wherever it lies', () => {
  expect(spreadOf('##..#', '.....')).toEqual(['##..#', '.....'])
})
test('an empty mask spreads nowhere', () => expect(spreadOf('+++++')).toEqual(['.....']))
test('the mask that is given stays as it is', () => {
  const mask = Uint8Array.of(1, 0, 0, 0, 0)
  spread(mask, () => true, W)
  expect([...mask]).toEqual([1, 0, 0, 0, 0])
})
