import type { DeskTableName } from '@app/domain/operator/desk.ts'
import {
  type DeskActWish,
  deskActAnswer,
  deskTableAnswer,
  deskWaitingAnswer,
} from '@app/domain/operator/desk-api.ts'
import { api } from '@app/domain/routes.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '../../api/call.ts'
import { reading } from '../../api/reading.ts'

/** What others do meanwhile is seen when a table is opened again. */
const ANEW = { refetchOnMount: 'always' } as const

/** While something of a table is being done, what came of it is asked for, ms. */
const UNDER_WAY = ['look_waiting']
const ASK_AGAIN_MS = 2000

export const useDeskTable = (table: DeskTableName, parameters: string) =>
  useQuery({
    ...reading(`${api.deskTable(table)}?${parameters}`, deskTableAnswer),
    ...ANEW,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ cells }) => UNDER_WAY.includes(String(cells.state))) ? ASK_AGAIN_MS : false,
  })

export const useDeskWaiting = () => useQuery({ ...reading(api.deskWaiting(), deskWaitingAnswer), ...ANEW })

/** A picture goes with the act that takes one. */
export type Sent = DeskActWish & { picture?: File }

/** Parts are read in order: the style must be known before the picture. */
function formOf({ id, press }: DeskActWish, picture: File): FormData {
  const form = new FormData()
  form.append('style', id)
  if (press) form.append('press', press)
  form.append('picture', picture, picture.name)
  return form
}

/** What came of an act, told also when the window it was asked in is closed by then. */
interface ActNews {
  onSuccess: (answer: z.infer<typeof deskActAnswer>) => void
  onError: (error: Error) => void
}

/** Every table is asked for anew: one act may show in several. */
export function useDeskAct(news: ActNews) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ picture, ...wish }: Sent) =>
      picture
        ? callApi(api.deskLooks(), { method: 'POST', body: formOf(wish, picture), answer: deskActAnswer })
        : callApi(api.deskActs(), { method: 'POST', body: wish, answer: deskActAnswer }),
    ...news,
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/operator/'),
      }),
  })
}
