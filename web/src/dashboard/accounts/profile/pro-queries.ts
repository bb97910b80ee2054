import {
  type ProRequest,
  type ProRequestAnswer,
  proRequestAnswer,
} from '@app/domain/pro-requests/pro-requests-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/call.ts'
import { putAnswer } from '../../shell/put-answer.ts'
import type { End } from '../../shell/toasts/use-telling-end.ts'

const proRequestQuery = queryOptions({
  queryKey: [api.proRequest()],
  queryFn: ({ signal }) => callApi(api.proRequest(), { answer: proRequestAnswer, signal }),
  // An operator decides at any time: asked anew each time the profile opens.
  staleTime: 0,
})

export const useProRequest = () => useQuery(proRequestQuery)
export type ProRequestState = NonNullable<ProRequestAnswer['request']>

export function useAskToBePro({ onSuccess, onError }: End) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProRequest) =>
      callApi(api.proRequest(), { method: 'POST', body, answer: proRequestAnswer }),
    onSuccess: async (answer) => {
      await putAnswer(client, proRequestQuery.queryKey, answer)
      onSuccess()
    },
    onError,
  })
}
