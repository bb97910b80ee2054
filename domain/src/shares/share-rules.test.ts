import { describe, expect, it } from 'vitest'
import { mayOpenShare, SHARE_DAYS, USUAL_SHARE_DAYS } from './share-rules.ts'
import { shareWishSchema } from './shares-api.ts'

describe('twenty links of one person open at the same time', () => {
  it('beside 19 one more may open', () => expect(mayOpenShare(19)).toBe(true))
  it('beside 20 none may', () => expect(mayOpenShare(20)).toBe(false))
})

describe('a link opens for a day, a week or a month', () => {
  it.each([1, 7, 30])('%s days', (days) =>
    expect(shareWishSchema.safeParse({ withBefore: false, days }).success).toBe(true),
  )

  it.each([0, 2, 31, '7', null])('and never for %s', (days) =>
    expect(shareWishSchema.safeParse({ withBefore: false, days }).success).toBe(false),
  )

  it('a week unless she chooses otherwise', () => {
    expect(USUAL_SHARE_DAYS).toBe(7)
    expect(SHARE_DAYS).toContain(USUAL_SHARE_DAYS)
  })
})

it('whether her photo is shown is always said, never guessed', () => {
  expect(shareWishSchema.safeParse({ days: 7 }).success).toBe(false)
})
