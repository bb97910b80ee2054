import { api } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { drawKnowing, failingAt, knowing } from '../../testing/draw-knowing.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { JourneyTransformations } from './journey-transformations.tsx'

const STATS = { stats: { totalSessions: 12, totalImagesGenerated: 87, totalSpent: 4980 } }
const named = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleTransformation({
      id: `0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a1${index}`,
      name: `Envie ${index + 1}`,
    }),
  )
const draw = (count: number) =>
  drawKnowing(
    <JourneyTransformations />,
    knowing({ [api.stats()]: STATS, [api.transformations()]: { transformations: named(count) } }),
  )

describe('what she created', () => {
  // spec: 2.59
  it('is counted: her transformations and her images', () => {
    expect(draw(1)).toMatch(/Transformations<\/dt>.*>12</s)
    expect(draw(1)).toMatch(/Images créées<\/dt>.*>87</s)
  })
  it.each([
    { count: 7, shown: 7 },
    { count: 8, shown: 8 },
    { count: 9, shown: 8 },
    // spec: 2.60, 9.19
  ])('of $count « Dernières transformations » shows $shown', ({ count, shown }) => {
    expect(draw(count)).toContain('Dernières transformations')
    expect(draw(count).match(/Envie \d/g)).toHaveLength(shown)
  })
  // spec: 2.65
  it('is « Aucun secret créé pour le moment » when there is none', () =>
    expect(draw(0)).toContain('Aucun secret créé pour le moment'))
  it('is not said to be none before the server has answered', () =>
    expect(drawKnowing(<JourneyTransformations />, knowing({}))).not.toContain('Aucun secret'))
  // spec: 8.49
  it('« Erreur statistiques » stands in the place of the counters that could not be fetched', () => {
    const error = new ApiError({ status: 503, code: 'unavailable', sentence: '' })
    expect(drawKnowing(<JourneyTransformations />, failingAt(api.stats(), error))).toMatch(
      /role="alert".*Erreur statistiques/s,
    )
  })
})
