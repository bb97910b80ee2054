import { expect, it } from 'vitest'
import { transformationsQuery } from './transformation-queries.ts'

// spec: 4.12, 7.11, 9.13
it('her transformations are asked for every 5 s, also while the page is in the background', () => {
  expect(transformationsQuery).toMatchObject({
    queryKey: ['/api/sessions'],
    refetchInterval: 5000,
    refetchIntervalInBackground: true,
  })
})
