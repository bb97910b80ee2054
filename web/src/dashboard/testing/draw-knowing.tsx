import type { User } from '@app/domain/accounts/accounts-api.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentUserQuery } from '../accounts/account-queries.ts'
import { createQueryClient } from '../shell/query-client.ts'
import { CAMILLE, drawForTest } from './draw-for-test.tsx'

/** For tests: a dashboard that has its answers already, each by the address it was read from. */
export function knowing(answers: Record<string, unknown>, user: Partial<User> = {}): QueryClient {
  const client = createQueryClient()
  client.setQueryData(currentUserQuery.queryKey, { user: { ...CAMILLE, ...user } })
  for (const [address, answer] of Object.entries(answers)) client.setQueryData([address], answer)
  return client
}

/** For tests: of this address it got nothing but an error, and does not ask again. */
export function failingAt(address: string, error: Error, client = knowing({})): QueryClient {
  client.setQueryDefaults([address], { retryOnMount: false })
  client
    .getQueryCache()
    .build(client, { queryKey: [address] })
    .setState({ status: 'error', error })
  return client
}

/** For tests: a part of the dashboard as HTML, once these answers have come, on the page at this path. */
export const drawKnowing = (part: ReactNode, client: QueryClient, at = '/'): string =>
  drawForTest(<QueryClientProvider client={client}>{part}</QueryClientProvider>, { at })

/** For tests: what a hook gives. What it changes afterwards is not drawn again. */
export function callHook<Given>(hook: () => Given, client = knowing({}), at = '/'): Given {
  const given: Given[] = []
  function Caller() {
    given.push(hook())
    return null
  }
  drawKnowing(<Caller />, client, at)
  const [first] = given
  if (first === undefined) throw new Error('the hook was not called')
  return first
}
