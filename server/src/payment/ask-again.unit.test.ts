import { describe, expect, it } from 'vitest'
import { askAgainAt, tryAgainAt } from './ask-again.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const createdAt = new Date('2026-11-21T12:00:00Z')
const at = (ms: number) => new Date(createdAt.getTime() + ms)

describe('an unpaid order is asked about', () => {
  it.each([
    { asked: 0, now: 0, next: 15_000 },
    { asked: 1, now: 15_000, next: MINUTE },
    { asked: 2, now: MINUTE, next: 5 * MINUTE },
    { asked: 3, now: 5 * MINUTE, next: 35 * MINUTE },
    { asked: 4, now: 35 * MINUTE, next: 65 * MINUTE },
  ])('for the time number $asked at $next ms of its age', ({ asked, now, next }) => {
    expect(askAgainAt({ createdAt, asked }, at(now))).toEqual(at(next))
  })

  it.each([
    { what: 'a moment before its third day is over', now: 3 * DAY - 30 * MINUTE - 1, asks: true },
    { what: 'when its third day is over', now: 3 * DAY - 30 * MINUTE, asks: true },
    { what: 'a moment later', now: 3 * DAY - 30 * MINUTE + 1, asks: false },
  ])('a last time $what: $asks', ({ now, asks }) => {
    expect(askAgainAt({ createdAt, asked: 99 }, at(now)) !== null).toBe(asks)
  })

  it('fewer than 150 times in its three days', () => {
    let asked = 0
    for (let next: Date | null = createdAt; next; next = askAgainAt({ createdAt, asked }, next)) asked++
    expect(asked).toBeLessThan(150)
  })
})

describe('a refund that could not be sent is tried', () => {
  it.each([
    { tries: 0, after: 15_000 },
    { tries: 1, after: 30_000 },
    { tries: 7, after: 32 * MINUTE },
    { tries: 8, after: 60 * MINUTE },
    { tries: 5000, after: 60 * MINUTE },
  ])('$after ms after $tries failures before', ({ tries, after }) => {
    expect(tryAgainAt(tries, createdAt)).toEqual(at(after))
  })
})
