import { describe, expect, it } from 'vitest'
import { isRefusedForGood, isServerAway, secondsUntilNextTry, TRIES } from './try-again.ts'

describe('a message that did not leave is tried again', () => {
  it.each([
    { tries: 1, minutes: 1 },
    { tries: 2, minutes: 5 },
    { tries: 3, minutes: 30 },
    { tries: 4, minutes: 120 },
    { tries: 5, minutes: 360 },
    { tries: 6, minutes: 720 },
  ])('$minutes minutes after try $tries, a fifth more or less', ({ tries, minutes }) => {
    expect(secondsUntilNextTry(tries, 0.5)).toBe(minutes * 60)
    expect(secondsUntilNextTry(tries, 0)).toBe(minutes * 48)
    expect(secondsUntilNextTry(tries, 1)).toBe(minutes * 72)
  })

  it('for three days and no longer', () => {
    const waits = Array.from({ length: TRIES - 1 }, (_, index) => secondsUntilNextTry(index + 1, 0.5) ?? 0)
    const days = waits.reduce((sum, seconds) => sum + seconds, 0) / 86_400
    expect(days).toBeGreaterThan(2.5)
    expect(days).toBeLessThanOrEqual(3)
    expect(secondsUntilNextTry(TRIES - 1, 0.5)).not.toBeNull()
    expect(secondsUntilNextTry(TRIES, 0.5)).toBeNull()
  })
})

describe('what a mail server answers', () => {
  it.each([
    { says: 'no such mailbox', failure: { responseCode: 550, command: 'RCPT TO' }, good: true, away: false },
    { says: 'message refused', failure: { responseCode: 554, command: 'DATA' }, good: true, away: false },
    { says: 'mailbox busy', failure: { responseCode: 450, command: 'RCPT TO' }, good: false, away: false },
    { says: 'come back later', failure: { responseCode: 451, command: 'DATA' }, good: false, away: false },
    {
      says: 'wrong password',
      failure: { responseCode: 535, command: 'AUTH PLAIN' },
      good: false,
      away: true,
    },
    { says: 'sender unknown', failure: { responseCode: 550, command: 'MAIL FROM' }, good: false, away: true },
    { says: 'going down', failure: { responseCode: 421, command: 'EHLO' }, good: false, away: true },
    { says: 'nothing', failure: { command: 'CONN' }, good: false, away: true },
    { says: 'nothing, for the address is none', failure: { command: 'API' }, good: false, away: false },
    { says: 'nothing, for its receipt cannot be drawn', failure: {}, good: false, away: false },
  ])('« $says » ends this message for good: $good, ends the run: $away', ({ failure, good, away }) => {
    expect(isRefusedForGood(failure)).toBe(good)
    expect(isServerAway(failure)).toBe(away)
  })
})
