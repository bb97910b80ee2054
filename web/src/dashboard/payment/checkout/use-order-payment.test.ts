import type { ErrorCode } from '@app/domain/errors.ts'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { callHook } from '../../testing/draw-knowing.tsx'
import { useOrderPayment } from './use-order-payment.ts'

const { answer } = vi.hoisted(() => ({ answer: { error: null as Error | null } }))
// There is no browser here: what React does once the step is shown is done at once, and the server has answered.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => void) => run(),
}))
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<typeof import('@tanstack/react-query')>()),
  useQuery: () => ({ data: undefined, error: answer.error, isFetching: false, refetch: () => undefined }),
}))

describe('a payment that cannot be prepared', () => {
  it.each([
    { code: 'style_impossible', impossible: 1, paid: 0, changed: 0 },
    { code: 'tone_too_light', impossible: 1, paid: 0, changed: 0 },
    { code: 'tone_too_deep', impossible: 1, paid: 0, changed: 0 },
    { code: 'payment_init_failed', impossible: 0, paid: 0, changed: 0 },
    { code: 'draft_paid', impossible: 0, paid: 1, changed: 0 },
    { code: 'course_already_yours', impossible: 0, paid: 1, changed: 0 },
    { code: 'course_price_changed', impossible: 0, paid: 0, changed: 1 },
    { code: 'payment_amount_differs', impossible: 0, paid: 0, changed: 1 },
  ] satisfies { code: ErrorCode; impossible: number; paid: number; changed: number }[])(
    '$code: led back to the styles $impossible times, told it is paid $paid times, shown the new price $changed times',
    ({ code, ...expected }) => {
      answer.error = new ApiError({ status: 409, code, sentence: 'Non.' })
      const news = { onPaid: vi.fn(), onImpossible: vi.fn(), onChanged: vi.fn() }
      const order = {
        kind: 'package',
        key: [],
        maker: 'hair',
        name: '',
        prepare: () => Promise.reject(answer.error),
      } as const
      callHook(() => useOrderPayment(order, news))
      const { onImpossible, onPaid, onChanged } = news
      expect({
        impossible: onImpossible.mock.calls.length,
        paid: onPaid.mock.calls.length,
        changed: onChanged.mock.calls.length,
      }).toEqual(expected)
    },
  )
})
