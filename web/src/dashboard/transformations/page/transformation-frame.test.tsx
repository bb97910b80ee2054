import { SHORT_REASONS } from '@app/domain/transformations/short-reasons.ts'
import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { TransformationFrame } from './transformation-frame.tsx'

const SHORT: Partial<TransformationWithImages> = {
  ...{ status: 'completed', imagesCount: 4, refund: { credits: 1, cents: 0 } },
  progress: { ...sampleTransformation().progress, imagesReady: 4, imagesOrdered: 5 },
}
const draw = (facts: Partial<TransformationWithImages> = {}) =>
  drawForTest(
    <TransformationFrame
      transformation={{
        ...sampleTransformation({ ...SHORT, ...facts }),
        ...{ images: [], zipUrl: null, moreImages: { images: 5, cost: 5, possible: true, photosMissing: 0 } },
        ...{ redosLeft: 3, redoUntil: null },
      }}
      stage={null}
      controls={null}
    >
      {null}
    </TransformationFrame>,
  )

describe('one that fell short says why', () => {
  it('images that were not good enough', () => {
    expect(draw()).toContain('n’étaient pas à la hauteur de vos photos')
  })
  it('images that her photos do not give', () => {
    expect(draw({ shortReason: 'exhausted' })).toContain(
      'en réussir d’autres dans ce style à partir de vos photos',
    )
  })
  it.each(SHORT_REASONS.filter((reason) => reason !== 'exhausted'))(
    'and blames no image where it is %s',
    (shortReason) => {
      const html = draw({ shortReason })
      expect(html).not.toContain('à la hauteur de vos photos')
      expect(html).toMatch(/avait appris de votre visage|Vos photos sources sont effacées/)
    },
  )
  it('and says nothing of it once all are there', () => {
    const html = draw({ imagesCount: 5, refund: null })
    expect(html).not.toMatch(/à la hauteur|avait appris/)
  })
})
