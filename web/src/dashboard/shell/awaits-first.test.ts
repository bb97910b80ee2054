import { expect, it } from 'vitest'
import { awaitsFirst } from './awaits-first.ts'

const underWay = { isLoading: true, isFetched: false }
const settled = { isLoading: false, isFetched: true }
const askedAgain = { isLoading: true, isFetched: true }
const offline = { isLoading: false, isFetched: false }

it('one that has never answered is awaited, however many have', () => {
  expect(awaitsFirst(settled, underWay)).toBe(true)
  expect(awaitsFirst(settled, settled)).toBe(false)
})

it('one that failed and is asked again is not awaited: what stands there stays', () =>
  expect(awaitsFirst(askedAgain)).toBe(false))

it('one that cannot be asked without a network is not awaited', () =>
  expect(awaitsFirst(offline)).toBe(false))
