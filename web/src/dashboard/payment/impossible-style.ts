import { ApiError } from '../../api/api-error.ts'

/** Nothing was begun: her photos do not carry the style she was about to buy. */
export const isImpossibleStyle = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'style_impossible'
