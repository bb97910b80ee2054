import { describe, expect, it } from 'vitest'
import { sideBySide } from './strands.ts'

const strands = (...paths: string[]) => paths.map((path) => ({ path }))
const RIGHT = ['M240 110c1 .5 4 2 9 3', 'M238 104c2.6-.6 10 2 15.7 3']
const LEFT = ['M240 110c-1 .5-4 2-9 3', 'M242 104c-.5 1-3 2-4 6']

describe('hair is drawn', () => {
  it('on both sides of the parting together', () =>
    expect(sideBySide(strands(...RIGHT, ...LEFT)).map(({ path }) => path)).toEqual([
      ...[RIGHT[0], LEFT[0]],
      ...[RIGHT[1], LEFT[1]],
    ]))
  it('to its last strand, where one side has more', () =>
    expect(sideBySide(strands(...RIGHT, LEFT[0] ?? ''))).toHaveLength(3))
})
