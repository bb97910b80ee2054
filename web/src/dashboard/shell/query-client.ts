import { pages } from '@app/domain/routes.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'

/** A sign-in that ended elsewhere: nothing here belongs to this visitor any more. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

function leaveWhenSignedOut(error: unknown): void {
  if (isSignedOut(error)) location.replace(pages.home())
}

/** Specification 9.29 to 9.31: what is fetched stays, nothing is asked again unless told, nothing is retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  })
}
