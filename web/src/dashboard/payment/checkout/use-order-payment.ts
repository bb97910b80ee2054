import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import type { CardOrder } from '../card-order.ts'
import { isImpossibleStyle } from '../impossible-style.ts'
import { isOtherPrice } from '../other-price.ts'
import { intentQuery } from '../payment-calls.ts'

const OVER: readonly (string | null)[] = ['draft_paid', 'draft_missing', 'course_already_yours']

/** The order is paid or gone already: another tab did it, or this page was reloaded after paying. */
const isOver = (error: unknown): boolean => error instanceof ApiError && OVER.includes(error.code)

/** What comes of asking for a payment, beside the payment itself. */
export interface OrderPaymentNews {
  onPaid: (transformationId: string | null) => void
  /** What she wants cannot be made of her photos. */
  onImpossible?: (error: ApiError) => void
  /** It has another price than she was shown. */
  onChanged?: () => void
}

/** Prepares the payment of an order; tells at once when there is nothing to pay, or nothing left to. */
export function useOrderPayment(order: CardOrder, { onPaid, onImpossible, onChanged }: OrderPaymentNews) {
  const { data, error, isFetching, refetch } = useQuery(intentQuery(order))
  const done = data?.news.kind === 'done' ? data.news : null
  const isPaidElsewhere = isOver(error)
  useEffect(() => {
    if (done || isPaidElsewhere) onPaid(done?.transformationId ?? null)
  }, [done, isPaidElsewhere, onPaid])
  useEffect(() => {
    if (isImpossibleStyle(error)) onImpossible?.(error)
  }, [error, onImpossible])
  useEffect(() => {
    if (isOtherPrice(error)) onChanged?.()
  }, [error, onChanged])
  return {
    intent: data?.intent ?? null,
    error: isPaidElsewhere || isFetching ? null : error,
    retry: () => void refetch(),
  }
}
