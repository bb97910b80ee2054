import type { User } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { signInGoesOn } from '../../shell/sign-in-ended.ts'
import { currentUserQuery } from '../account-queries.ts'

/** She is known again: what is on her screen goes on, and what waited is asked for anew. */
export function useKnownAgain(): (answer: { user: User }) => void {
  const client = useQueryClient()
  return (answer) => {
    client.setQueryData(currentUserQuery.queryKey, answer)
    signInGoesOn()
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== api.currentUser() })
  }
}
