import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, orderCanBecome, orderIs, orderStatusesBefore } from './order-states.ts'

describe('who may follow whom', () => {
  it.each([
    { from: 'pending', to: ['paid', 'canceled'] },
    { from: 'canceled', to: ['paid'] },
    { from: 'paid', to: ['refunded'] },
    { from: 'refunded', to: [] },
  ] as const)('an order that is $from may become $to and nothing else', ({ from, to }) => {
    expect(ORDER_STATUSES.filter((status) => orderCanBecome(from, status))).toEqual([...to])
  })

  it.each([
    { to: 'pending', before: [] },
    { to: 'paid', before: ['pending', 'canceled'] },
    { to: 'refunded', before: ['paid'] },
    { to: 'canceled', before: ['pending'] },
  ] as const)('$to is reached from $before', ({ to, before }) => {
    expect(orderStatusesBefore(to)).toEqual([...before])
  })
})

it.each([
  { status: 'pending', wanted: true, payable: true, refunded: false },
  { status: 'canceled', wanted: false, payable: true, refunded: false },
  { status: 'paid', wanted: false, payable: false, refunded: false },
  { status: 'refunded', wanted: false, payable: false, refunded: true },
] as const)('$status: wanted $wanted, payable $payable, refunded $refunded', ({ status, ...meaning }) => {
  expect({
    wanted: orderIs.wanted({ status }),
    payable: orderIs.payable({ status }),
    refunded: orderIs.refunded({ status }),
  }).toEqual(meaning)
})
