import type { UseQueryResult } from '@tanstack/react-query'

/** Whether any of these has yet to come to its first answer, whatever it is: drawn later, it would move what she presses. */
export const awaitsFirst = (...queries: Pick<UseQueryResult, 'isLoading' | 'isFetched'>[]): boolean =>
  queries.some(({ isLoading, isFetched }) => isLoading && !isFetched)
