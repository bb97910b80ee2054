import { expect, it } from 'vitest'
import { centsFromTyped } from './typed-amount.ts'

it.each([
  ['12,50', 1250],
  ['12.50', 1250],
  ['12,5', 1250],
  ['12', 1200],
  ['0,01', 1],
  [' 9,90 € ', 990],
])('%s is %i cents', (typed, cents) => expect(centsFromTyped(typed)).toBe(cents))

it.each(['', '-1', '1,234', '1e3', '12,50,1', 'douze', ',50', '1 000'])('%j is no amount', (typed) =>
  expect(centsFromTyped(typed)).toBe(null),
)
