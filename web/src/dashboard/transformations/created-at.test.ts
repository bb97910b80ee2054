import { describe, expect, it } from 'vitest'
import { createdWords } from './created-at.ts'

const created = '2026-11-18T23:30:00.000Z'
const after = (milliseconds: number) => Date.parse(created) + milliseconds

describe('a transformation says when it was created, in words', () => {
  it('gives the date, and says that it is now, in its first minute', () =>
    expect(createdWords(created, after(59_999), 'fr', 'now')).toBe('19 novembre 2026, now'))
  // spec: 2.44
  it('counts minutes from the first', () =>
    expect(createdWords(created, after(60_000), 'fr', 'now')).toBe('19 novembre 2026, il y a 1\u00a0min'))
  it('counts hours up to the 24th', () =>
    expect(createdWords(created, after(24 * 3_600_000 - 1), 'fr', 'now')).toBe(
      '19 novembre 2026, il y a 23\u00a0h',
    ))
  // spec: 2.44
  it('says the date of Paris alone after 24 hours', () =>
    expect(createdWords(created, after(24 * 3_600_000), 'fr', 'now')).toBe('19 novembre 2026'))
  it('speaks English too', () =>
    expect(createdWords(created, after(24 * 3_600_000), 'en', 'now')).toBe('19 November 2026'))
  it('says "now" for a clock that runs ahead', () =>
    expect(createdWords(created, after(-5_000), 'fr', 'now')).toBe('19 novembre 2026, now'))
})
