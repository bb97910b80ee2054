import { describe, expect, it } from 'vitest'
import { drawForTest } from '../shell/draw-for-test.tsx'
import { JourneyRow } from './journey-row.tsx'
import { sampleTransformation } from './sample-transformation.ts'

const draw = (facts: Parameters<typeof sampleTransformation>[0]) =>
  drawForTest(<JourneyRow transformation={sampleTransformation(facts)} />)

describe('the journey says where each transformation stands', () => {
  it('Terminé when it is completed', () => expect(draw({ sessionStatus: 'completed' })).toContain('Terminé<'))
  it('En cours while it is made', () => expect(draw({ sessionStatus: 'training' })).toContain('En cours'))
  it('En cours while it waits', () => expect(draw({ sessionStatus: 'pending' })).toContain('En cours'))
  it('Échec when it failed, for it is no longer under way', () =>
    expect(draw({ sessionStatus: 'failed' })).toContain('Échec'))
  it('with its date and its number of images', () =>
    expect(draw({ createdAt: '2020-11-18T09:30:00.000Z', imagesCount: 5 })).toMatch(
      /18 novembre 2020<\/time>, 5 images/,
    ))
})
