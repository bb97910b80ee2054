import { api } from '@app/domain/routes.ts'
import { REFRESH_MS, transformationIs } from '@app/domain/transformations/statuses.ts'
import {
  transformationAnswer,
  transformationsAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { reading } from '../../api/reading.ts'

/** Asked again every 5 s, also while the page is in the background. */
export const transformationsQuery = queryOptions({
  ...reading(api.transformations(), transformationsAnswer),
  select: (answer) => answer.transformations,
  refetchInterval: REFRESH_MS,
  refetchIntervalInBackground: true,
})

export const useTransformations = () => useQuery(transformationsQuery)

const isUnderWay = (answer: z.infer<typeof transformationAnswer> | undefined): boolean =>
  answer !== undefined && !transformationIs.finished(answer.transformation)

/** One transformation with its images, asked again every 5 s until it ends. */
const transformationQuery = (id: string) =>
  queryOptions({
    ...reading(api.transformation(id), transformationAnswer),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? REFRESH_MS : false),
    refetchIntervalInBackground: true,
    refetchOnMount: 'always',
  })

export const useTransformation = (id: string) => useQuery(transformationQuery(id))
