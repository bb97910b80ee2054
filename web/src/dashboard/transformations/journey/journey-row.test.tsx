import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { JourneyRow } from './journey-row.tsx'

const draw = (facts: Parameters<typeof sampleTransformation>[0]) =>
  drawForTest(<JourneyRow transformation={sampleTransformation(facts)} />)

describe('the journey says where each transformation stands', () => {
  // spec: 2.62
  it('Terminé when it is completed', () => expect(draw({ status: 'completed' })).toContain('Terminé<'))
  it.each(['pending', 'training', 'generating', 'failed'] as const)(
    // spec: 2.63, 2.64
    'En cours when it is %s',
    (status) => {
      expect(draw({ status })).toContain('En cours<')
      expect(draw({ status })).not.toContain('Terminé<')
    },
  )
  it('with the truth below when it failed', () =>
    expect(draw({ status: 'failed', refund: { credits: 0, cents: 990 } })).toContain(
      'La création n’a pas abouti. 9,90\u00a0€ vous ont été remboursés.',
    ))
  // spec: 2.61
  it('with its date and its number of images', () =>
    expect(draw({ createdAt: '2020-11-18T09:30:00.000Z', imagesCount: 5 })).toMatch(
      /18 novembre 2020<\/time>, 5 images/,
    ))
})
