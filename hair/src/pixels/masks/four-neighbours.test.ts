import { describe, expect, it } from 'vitest'
import { fourNeighbours } from './four-neighbours.ts'

const SIZE = { w: 3, h: 3 }

describe('the neighbours of a pixel', () => {
  it('are four inside the grid', () => expect(fourNeighbours(4, SIZE)).toEqual([3, 5, 1, 7]))
  it('do not lie in the next row at the end of one', () => {
    expect(fourNeighbours(3, SIZE)).toEqual([4, 0, 6])
    expect(fourNeighbours(5, SIZE)).toEqual([4, 2, 8])
  })
  it('do not lie outside the grid', () => {
    expect(fourNeighbours(0, SIZE)).toEqual([1, 3])
    expect(fourNeighbours(8, SIZE)).toEqual([7, 5])
  })
})
