import { ApiError } from '../../api/api-error.ts'

/** Nothing was charged: what she was about to buy has another price than she was shown. */
export const isOtherPrice = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'course_price_changed'
