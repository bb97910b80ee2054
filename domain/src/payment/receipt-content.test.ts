import { expect, it } from 'vitest'
import { receiptNumber, seriesOf } from './receipt-content.ts'

it.each([
  { kind: 'receipt', at: '2026-11-21T12:00:00Z', series: '2026' },
  { kind: 'credit_note', at: '2026-11-21T12:00:00Z', series: 'A-2026' },
  { kind: 'receipt', at: '2026-12-31T22:59:59.999Z', series: '2026' },
  { kind: 'receipt', at: '2026-12-31T23:00:00Z', series: '2027' },
] as const)('a $kind of $at is of the series $series', ({ kind, at, series }) =>
  expect(seriesOf(kind, new Date(at))).toBe(series),
)

it.each([
  { series: '2026', nth: 1, number: '2026-000001' },
  { series: 'A-2026', nth: 42, number: 'A-2026-000042' },
  { series: '2026', nth: 999_999, number: '2026-999999' },
  { series: '2026', nth: 1_000_000, number: '2026-1000000' },
])('number $nth of $series is written $number', ({ series, nth, number }) =>
  expect(receiptNumber(series, nth)).toBe(number),
)
