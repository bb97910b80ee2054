import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { ReuseRow } from './reuse-row.tsx'

const draw = (kept: number, language: 'fr' | 'en' = 'fr') => {
  const sourcePhotos = { kept, keptUntil: '2026-12-20T10:00:00.000Z', forgottenAt: null }
  const transformation = sampleTransformation({ status: 'completed', imagesCount: 20, sourcePhotos })
  return drawForTest(<ReuseRow transformation={transformation} />, { language })
}

it('while her photos are kept, another style is one press away', () => {
  expect(draw(15)).toContain('Vos 15 photos vous attendent déjà')
  expect(draw(15)).toContain('Essayer un autre style')
})

it('once they are gone it is not offered, and says why', () => {
  expect(draw(0)).toContain('vos photos sources ont été effacées')
  expect(draw(0)).not.toContain('<button')
  expect(draw(0, 'en')).toContain('your source photos were deleted')
})
