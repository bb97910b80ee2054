import { declarationAnswer, PHOTO_DECLARATION_VERSION } from '@app/domain/photos/photo-declaration.ts'
import { api } from '@app/domain/routes.ts'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/call.ts'
import { awaitsFirst } from '../../shell/awaits-first.ts'
import { putAnswer } from '../../shell/put-answer.ts'
import type { End } from '../../shell/toasts/use-telling-end.ts'

const declarationQuery = queryOptions({
  queryKey: [api.photoDeclaration()],
  queryFn: ({ signal }) => callApi(api.photoDeclaration(), { answer: declarationAnswer, signal }),
})

export const useDeclaration = () => useQuery(declarationQuery)

/** Step 1 waits for the first answer, whatever it is: a box that came later would push her photos down. */
export const useAwaitsDeclaration = (): boolean => awaitsFirst(useDeclaration())

export function useDeclare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callApi(api.photoDeclaration(), {
        method: 'PUT',
        body: { version: PHOTO_DECLARATION_VERSION },
        answer: declarationAnswer,
      }),
    onSuccess: (answer) => putAnswer(client, declarationQuery.queryKey, answer),
  })
}

/** The server takes no photos without it: taken back elsewhere meanwhile, it is asked for again here. */
export const askDeclarationAnew = (client: QueryClient) => client.invalidateQueries(declarationQuery)

/** Photos go with it: what is shown of them anywhere is asked for anew. */
export function useWithdrawDeclaration({ onSuccess, onError }: End) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(api.photoDeclaration(), { method: 'DELETE', answer: declarationAnswer }),
    onSuccess: async (answer) => {
      await putAnswer(client, declarationQuery.queryKey, answer)
      onSuccess()
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey !== declarationQuery.queryKey })
    },
    onError,
  })
}
