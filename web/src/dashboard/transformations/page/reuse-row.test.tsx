import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { ReuseRow } from './reuse-row.tsx'

const draw = (kept: number, language: 'fr' | 'en' = 'fr') => {
  const sourcePhotos = { kept, keptUntil: '2026-12-20T10:00:00.000Z', forgottenAt: null }
  const whole = sampleTransformation({ status: 'completed', imagesCount: 20, sourcePhotos })
  const transformation = { ...whole, progress: { ...whole.progress, photosTotal: kept } }
  return drawForTest(<ReuseRow transformation={transformation} />, { language })
}

it('while her photos are kept, another style is one press away', () => {
  expect(draw(15)).toContain('Vos 15 photos vous attendent déjà')
  expect(draw(15)).toContain('Essayer un autre style')
})

it('of fewer than fifteen photos, more are to be added', () => {
  expect(draw(1)).toMatch(/Votre photo vous attend déjà.: ajoutez-en d’autres, quinze en tout/)
  expect(draw(14)).toMatch(/Vos 14 photos vous attendent déjà.: ajoutez-en d’autres, quinze en tout/)
})

it('once they are gone it is not offered, and says why', () => {
  expect(draw(0)).toContain('vos photos sources ont été effacées')
  expect(draw(0)).not.toContain('<button')
  expect(draw(0, 'en')).toContain('your source photos have been deleted')
})
