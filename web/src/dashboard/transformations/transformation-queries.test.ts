import { expect, it } from 'vitest'
import { transformationsQuery } from './transformation-queries.ts'

it('her transformations are asked for every 5 s, also while the page is in the background (spec §4)', () => {
  expect(transformationsQuery).toMatchObject({
    queryKey: ['/api/sessions'],
    refetchInterval: 5000,
    refetchIntervalInBackground: true,
  })
})
