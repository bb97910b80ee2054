import type { SourcePhotos, Transformation } from '@app/domain/transformations/transformations-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { SourcePhotosRow } from './source-photos-row.tsx'

const FORGET = 'Effacer mes photos maintenant'

const draw = (sourcePhotos: Partial<SourcePhotos>, language: Language = 'fr') => {
  const facts: Partial<Transformation> = {
    status: 'completed',
    imagesCount: 20,
    sourcePhotos: { kept: 0, keptUntil: '2026-12-20T23:30:00.000Z', forgottenAt: null, ...sourcePhotos },
  }
  return drawForTest(<SourcePhotosRow transformation={sampleTransformation(facts)} />, { language })
}

it('photos that are kept say until which day, as it is in Paris, and may go at once', () => {
  const row = draw({ kept: 15 })
  expect(row).toContain('21 décembre 2026')
  expect(row).toContain(FORGET)
})

it('photos that went say on which day, and are not offered to go again', () => {
  const row = draw({ forgottenAt: '2026-11-22T10:00:00.000Z' })
  expect(row).toContain('Photos sources effacées le 22 novembre 2026.')
  expect(row).not.toContain(FORGET)
})

it('where the day is not known, none is invented', () => {
  expect(draw({})).toContain('Photos sources effacées.')
})

it('the same in English', () => {
  expect(draw({ forgottenAt: '2026-11-22T10:00:00.000Z' }, 'en')).toContain(
    'Source photos deleted on 22 November 2026.',
  )
})
