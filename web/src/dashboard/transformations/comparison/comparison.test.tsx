import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { Comparison } from './comparison.tsx'

const IMAGE = {
  ...{ id: '1', position: 1, url: '/1', thumbnailUrl: '/1s', beforeUrl: '/1b', downloadUrl: '/1d' },
  downloadSize: { width: 960, height: 1280 },
  ...{ width: 960, height: 1280, tone: '7.44', favourite: false, softBackdrop: false },
} satisfies Image

const AROUND = {
  ...{ zipUrl: null, redosLeft: 0, redoUntil: null },
  moreImages: { images: 5, cost: 1, possible: false, photosMissing: 0 },
}
const draw = (image: Partial<Image>, language: 'fr' | 'en' = 'fr') => {
  const images = [{ ...IMAGE, ...image }]
  return drawForTest(<Comparison transformation={{ ...sampleTransformation(), ...AROUND, images }} />, {
    language,
  })
}

it('an image whose backdrop is out of focus says so, and why, in either language', () => {
  expect(draw({ softBackdrop: true })).toMatch(/Le décor est flou\s: vos cheveux en cachaient trop/)
  expect(draw({ softBackdrop: true }, 'en')).toContain(
    'The background is out of focus: your hair hid too much',
  )
})

it('an image in focus says nothing of it', () => expect(draw({})).not.toContain('décor'))

it('once her photos are forgotten an image stands alone, and says that', () =>
  expect(draw({ beforeUrl: null, softBackdrop: true })).toMatch(/<img[^>]* src="\/1".*Le décor est flou/s))
