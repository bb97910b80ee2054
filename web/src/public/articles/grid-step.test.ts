import { expect, it } from 'vitest'
import { placeAfterKey } from './grid-step.ts'

const last = { row: 9, column: 6 }

it.each([
  { key: 'ArrowUp', from: [3, 2], to: [2, 2] },
  { key: 'ArrowDown', from: [3, 2], to: [4, 2] },
  { key: 'ArrowLeft', from: [3, 2], to: [3, 1] },
  { key: 'ArrowRight', from: [3, 2], to: [3, 3] },
  { key: 'Home', from: [3, 2], to: [3, 0] },
  { key: 'End', from: [3, 2], to: [3, 6] },
  { key: 'PageUp', from: [3, 2], to: [0, 2] },
  { key: 'PageDown', from: [3, 2], to: [9, 2] },
  { key: 'ArrowUp', from: [0, 0], to: [0, 0] },
  { key: 'ArrowLeft', from: [0, 0], to: [0, 0] },
  { key: 'ArrowDown', from: [9, 6], to: [9, 6] },
  { key: 'ArrowRight', from: [9, 6], to: [9, 6] },
])('$key leads from $from to $to, and never off the chart', ({ key, from, to }) => {
  const [row, column] = from as [number, number]
  expect(placeAfterKey(key, { row, column }, last)).toEqual({ row: to[0], column: to[1] })
})

it.each(['Tab', 'Enter', 'a', ''])('%j leads nowhere: the browser keeps it', (key) => {
  expect(placeAfterKey(key, { row: 0, column: 0 }, last)).toBeNull()
})
