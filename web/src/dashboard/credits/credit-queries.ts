import { creditsAnswer } from '@app/domain/credits/credits-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { reading } from '../../api/reading.ts'

/** What the packs cost today: asked each time she comes to buy. */
const creditsQuery = queryOptions({
  ...reading(api.credits(), creditsAnswer),
  select: ({ packs }) => packs,
  staleTime: 0,
})

export const usePacks = () => useQuery(creditsQuery)
