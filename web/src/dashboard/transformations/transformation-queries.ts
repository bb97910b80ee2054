import { api } from '@app/domain/routes.ts'
import { REFRESH_MS, transformationIs } from '@app/domain/transformations/statuses.ts'
import {
  transformationAnswer,
  transformationsAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'

/** Asked again every 5 s, also while the page is in the background (spec §4). */
export const transformationsQuery = queryOptions({
  queryKey: [api.transformations()],
  queryFn: ({ signal }) => callApi(api.transformations(), { answer: transformationsAnswer, signal }),
  select: (answer) => answer.sessions,
  refetchInterval: REFRESH_MS,
  refetchIntervalInBackground: true,
})

export const useTransformations = () => useQuery(transformationsQuery)

/** One transformation with its images, asked again every 5 s until it ends. */
const transformationQuery = (id: string) =>
  queryOptions({
    queryKey: [api.transformation(id)],
    queryFn: ({ signal }) => callApi(api.transformation(id), { answer: transformationAnswer, signal }),
    refetchInterval: ({ state }) =>
      state.data && transformationIs.finished(state.data.session) ? false : REFRESH_MS,
    refetchIntervalInBackground: true,
    refetchOnMount: 'always',
  })

export const useTransformation = (id: string) => useQuery(transformationQuery(id))
