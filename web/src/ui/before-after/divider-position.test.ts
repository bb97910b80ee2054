import { describe, expect, it } from 'vitest'
import { percentAfterKey, percentAtPoint } from './divider-position.ts'

describe('the divider of a comparison', () => {
  // spec: 2.14
  it('moves 5 % to the right with the right arrow', () => expect(percentAfterKey('ArrowRight', 50)).toBe(55))
  it('moves 5 % to the left with the left arrow', () => expect(percentAfterKey('ArrowLeft', 50)).toBe(45))
  it('stops at the right edge', () => expect(percentAfterKey('ArrowRight', 98)).toBe(100))
  it('stops at the left edge', () => expect(percentAfterKey('ArrowLeft', 3)).toBe(0))
  it('goes to an edge with Home and End', () => {
    expect(percentAfterKey('Home', 50)).toBe(0)
    expect(percentAfterKey('End', 50)).toBe(100)
  })
  it('leaves the tab key alone', () => expect(percentAfterKey('Tab', 50)).toBeNull())
  // spec: 2.14
  it('goes where it is pressed: a press at one fifth puts it at 20 %', () =>
    expect(percentAtPoint(180, { left: 100, width: 400 })).toBe(20))
  it('stays inside when the finger leaves the frame', () =>
    expect(percentAtPoint(900, { left: 100, width: 400 })).toBe(100))
})
