import type { ErrorCode } from '@app/domain/errors.ts'
import { ApiError } from '../../api/api-error.ts'

const OTHER_PRICE: readonly (ErrorCode | null)[] = ['course_price_changed', 'payment_amount_differs']

/** Nothing was charged: what she was about to buy has another price than she was shown. */
export const isOtherPrice = (error: unknown): boolean =>
  error instanceof ApiError && OTHER_PRICE.includes(error.code)
