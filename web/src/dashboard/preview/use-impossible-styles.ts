import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchImpossibleStyles } from '../../preview/preview-calls.ts'

/** Asked each time step 2 opens, since her photos may have changed; until it answers every style may be chosen. */
const impossibleStylesQuery = queryOptions({
  queryKey: [api.draftStyles()],
  queryFn: ({ signal }) => fetchImpossibleStyles(signal),
  refetchOnMount: 'always',
})

/**
 * Why her photos do not carry a style, by style; empty where nothing is known.
 * @param isAsked false: only what an earlier step was told
 */
export function useImpossibleStyles(isAsked: boolean): ReadonlyMap<BaseStyleId, ImpossibleReason> {
  const { data = [] } = useQuery({ ...impossibleStylesQuery, enabled: isAsked })
  return new Map(data.map(({ style, reason }) => [style, reason]))
}
