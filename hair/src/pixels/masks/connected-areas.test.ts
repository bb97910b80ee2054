import { expect, test } from 'vitest'
import { connectedAreas } from './connected-areas.ts'

const W = 5
const areas = (...rows: string[]) => {
  const mask = rows.flatMap((row) => [...row].map((c) => (c === '#' ? 1 : 0)))
  return connectedAreas(mask, W).map((area) => area.sort((a, b) => a - b))
}

test('pixels that share a side are one area, those that touch at a corner are two', () => {
  expect(areas('##...', '.#...', '..#..')).toEqual([[0, 1, 6], [12]])
})
test('a row does not go on in the next', () => expect(areas('....#', '#....')).toEqual([[4], [5]]))
test('an area may reach the border, and take any turns', () => {
  expect(areas('###..', '..#..', '###..')).toEqual([[0, 1, 2, 7, 10, 11, 12]])
})
test('of an empty mask there are none', () => expect(areas('.....')).toEqual([]))
