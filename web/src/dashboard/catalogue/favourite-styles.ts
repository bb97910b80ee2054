import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { favouriteStylesAnswer } from '@app/domain/catalogue/favourite-styles-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'
import { reading } from '../../api/reading.ts'
import { putAnswer } from '../shell/put-answer.ts'

const favouriteStylesQuery = queryOptions({
  ...reading(api.favouriteStyles(), favouriteStylesAnswer),
  select: ({ styles }) => styles,
})

/** The styles she keeps, the latest first; none while nobody knows. */
export const useFavouriteStyles = (): readonly BaseStyleId[] => useQuery(favouriteStylesQuery).data ?? []

export function useKeepStyle() {
  const client = useQueryClient()
  return useMutation({
    // One after the other: each answer tells of all she keeps.
    scope: { id: api.favouriteStyles() },
    mutationFn: ({ style, favourite }: { style: BaseStyleId; favourite: boolean }) =>
      callApi(api.favouriteStyle(style), {
        method: 'PUT',
        body: { favourite },
        answer: favouriteStylesAnswer,
      }),
    onSuccess: (answer) => putAnswer(client, favouriteStylesQuery.queryKey, answer),
  })
}
