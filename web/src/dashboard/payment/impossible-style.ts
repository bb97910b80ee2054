import { ApiError } from '../../api/api-error.ts'

const CODES: readonly (string | null)[] = ['style_impossible', 'tone_too_light', 'tone_too_deep']

/** Nothing was begun: her photos do not carry the style she was about to buy, or not in the tone she chose. */
export const isImpossibleStyle = (error: unknown): error is ApiError =>
  error instanceof ApiError && CODES.includes(error.code)
