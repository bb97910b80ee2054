import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { noticeSignedOut } from './sign-in-ended.ts'

/** Specification 9.29 to 9.31: what is fetched stays, nothing is asked again unless told, nothing is retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeSignedOut }),
    mutationCache: new MutationCache({ onError: noticeSignedOut }),
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  })
}
