import { describe, expect, it } from 'vitest'
import { mayBeRedone, redosLeft, redoUntil } from './redo-rules.ts'

const DELIVERED = new Date('2026-11-20T10:00:00.000Z')
const after = (days: number, ms = 0) => new Date(DELIVERED.getTime() + days * 86_400_000 + ms)

describe('a defective image is made again for nothing', () => {
  it.each([
    { when: 'at once', now: after(0), may: true },
    { when: 'a moment before the seventh day is over', now: after(7, -1), may: true },
    { when: 'as it ends', now: after(7), may: true },
    { when: 'a moment later', now: after(7, 1), may: false },
  ])('$when: $may', ({ now, may }) => expect(mayBeRedone(0, DELIVERED, now)).toBe(may))

  it.each([
    { taken: 0, left: 3 },
    { taken: 2, left: 1 },
    { taken: 3, left: 0 },
    { taken: 4, left: 0 },
  ])('three times: after $taken, $left are left', ({ taken, left }) => {
    expect(redosLeft(taken)).toBe(left)
    expect(mayBeRedone(taken, DELIVERED, after(1))).toBe(left > 0)
  })

  it('until seven days after delivery, to the second', () =>
    expect(redoUntil(DELIVERED).toISOString()).toBe('2026-11-27T10:00:00.000Z'))
})
