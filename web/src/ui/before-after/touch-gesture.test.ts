import { describe, expect, it } from 'vitest'
import { gestureOf, takesDivider } from './touch-gesture.ts'

const FRAME = { left: 100, width: 400 }

describe('a finger on a comparison', () => {
  it.each([
    { x: 256, takes: true },
    { x: 344, takes: true },
    { x: 255, takes: false },
    { x: 345, takes: false },
  ])('put down at $x takes a divider at 300: $takes', ({ x, takes }) =>
    expect(takesDivider(x, FRAME, 50)).toBe(takes),
  )
  it.each([
    { does: 'tap', what: 'moves by 10 at most', to: { x: 6, y: 8 } },
    { does: 'none', what: 'moves by more, not by 48', to: { x: -47, y: 0 } },
    { does: 'next', what: 'goes 48 to the left', to: { x: -48, y: 0 } },
    { does: 'previous', what: 'goes 48 to the right', to: { x: 48, y: 0 } },
    { does: 'none', what: 'scrolls the page', to: { x: 60, y: 60 } },
    { does: 'next', what: 'goes rather sideways than down', to: { x: -61, y: 60 } },
  ] as const)('that $what means $does', ({ does, to }) => expect(gestureOf({ x: 0, y: 0 }, to)).toBe(does))
})
