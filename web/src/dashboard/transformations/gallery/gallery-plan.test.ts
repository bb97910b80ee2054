import type { Image } from '@app/domain/transformations/transformations-api.ts'
import { describe, expect, it } from 'vitest'
import { sampleTransformation } from '../sample-transformation.ts'
import { imagesToCome } from './gallery-plan.ts'

const image: Image = {
  id: '6a0e7f0e-9a0b-4b67-8c55-1d9c9d8f1a01',
  position: 0,
  url: '/api/images/1',
  thumbnailUrl: '/api/images/1/thumbnail',
  beforeUrl: '/api/images/1/before',
  downloadUrl: '/api/images/1/download',
  downloadSize: { width: 960, height: 1280 },
  width: 1024,
  height: 1280,
  tone: '7.44',
  favourite: false,
  softBackdrop: false,
}

describe('the gallery keeps a place for each image to come', () => {
  it('all of those ordered, before the first', () =>
    expect(imagesToCome({ ...sampleTransformation(), images: [] })).toBe(20))
  it('one less with each image', () =>
    expect(imagesToCome({ ...sampleTransformation({ status: 'generating' }), images: [image] })).toBe(19))
  it('of more images, one for each of them, whatever she has deleted', () =>
    expect(
      imagesToCome({
        ...sampleTransformation({
          status: 'generating',
          imagesDeleted: 4,
          extension: { images: 5, ready: 2, credits: 5 },
        }),
        images: [image],
      }),
    ).toBe(3))
  it('none once it has ended, even short', () =>
    expect(imagesToCome({ ...sampleTransformation({ status: 'completed' }), images: [image] })).toBe(0))
})
