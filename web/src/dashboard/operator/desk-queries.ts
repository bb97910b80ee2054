import type { DeskTableName } from '@app/domain/operator/desk.ts'
import {
  type DeskActWish,
  deskActAnswer,
  deskTableAnswer,
  deskWaitingAnswer,
} from '@app/domain/operator/desk-api.ts'
import { api } from '@app/domain/routes.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'
import { reading } from '../../api/reading.ts'

/** What others do meanwhile is seen when a table is opened again. */
const ANEW = { refetchOnMount: 'always' } as const

export const useDeskTable = (table: DeskTableName, parameters: string) =>
  useQuery({
    ...reading(`${api.deskTable(table)}?${parameters}`, deskTableAnswer),
    ...ANEW,
    placeholderData: keepPreviousData,
  })

export const useDeskWaiting = () => useQuery({ ...reading(api.deskWaiting(), deskWaitingAnswer), ...ANEW })

/** Every table is asked for anew: one act may show in several. */
export function useDeskAct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: DeskActWish) =>
      callApi(api.deskActs(), { method: 'POST', body: wish, answer: deskActAnswer }),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/operator/'),
      }),
  })
}
