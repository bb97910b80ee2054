import { describe, expect, it, vi } from 'vitest'
import { type PaymentNews, readPayment, waitForNews } from './payment-news.ts'

describe('a payment is done when the server says so', () => {
  it('paid, with its transformation', () =>
    expect(readPayment({ status: 'paid', transformationId: 't1' }, 'package')).toEqual({
      kind: 'done',
      transformationId: 't1',
    }))
  it('not while its transformation is missing', () =>
    expect(readPayment({ status: 'paid', transformationId: null }, 'package')).toEqual({ kind: 'waiting' }))
  it.each(['credits', 'course'] as const)('paid is enough for %s: hers at once', (buys) =>
    expect(readPayment({ status: 'paid', transformationId: null }, buys)).toEqual({
      kind: 'done',
      transformationId: null,
    }),
  )
  it('not while it is pending', () =>
    expect(readPayment({ status: 'pending', transformationId: null }, 'package')).toEqual({
      kind: 'waiting',
    }))
  it('never when it was canceled', () =>
    expect(readPayment({ status: 'canceled', transformationId: null }, 'package')).toMatchObject({
      kind: 'ended',
    }))
})

describe('the browser asks once a second, 30 s at most', () => {
  const done: PaymentNews = { kind: 'done', transformationId: 't1' }
  const waitingFor = (...answers: (PaymentNews | Error)[]) => {
    const ask = vi.fn(async (): Promise<PaymentNews> => {
      const answer = answers.shift() ?? { kind: 'waiting' }
      if (answer instanceof Error) throw answer
      return answer
    })
    return { ask, pause: vi.fn(async () => {}) }
  }
  it('stops at the first news', async () => {
    const waiting = waitingFor({ kind: 'waiting' }, done)
    expect(await waitForNews(waiting)).toEqual(done)
    expect(waiting.ask).toHaveBeenCalledTimes(2)
  })
  it('goes on after a call that failed', async () =>
    expect(await waitForNews(waitingFor(new Error('cut'), done))).toEqual(done))
  it('gives up after 30 calls, without calling it a failure', async () => {
    const waiting = waitingFor()
    expect(await waitForNews(waiting)).toEqual({ kind: 'waiting' })
    expect(waiting.ask).toHaveBeenCalledTimes(30)
  })
})
