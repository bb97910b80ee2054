import { describe, expect, it } from 'vitest'
import { NEXT_TURN, turnOf } from './turns.ts'

const free = (images: number) => turnOf({ paid: false, images })
const paid = (images: number) => turnOf({ paid: true, images })

describe('among those that wait', () => {
  it('what is paid goes before what is free, however large', () =>
    expect(paid(1000)).toBeGreaterThan(free(1)))

  it('small goes before large', () => {
    expect([paid(1), paid(5), paid(20), paid(50)]).toEqual([1099, 1095, 1080, 1050])
    expect(free(1)).toBeGreaterThan(free(5))
  })

  it('what is very large is large: 99, 100 and 101 images', () =>
    expect([free(99), free(100), free(101)]).toEqual([1, 0, 0]))

  it('who has waited long enough goes before all', () => expect(NEXT_TURN).toBeGreaterThan(paid(0)))
})
