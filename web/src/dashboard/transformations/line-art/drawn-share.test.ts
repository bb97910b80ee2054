import { describe, expect, it } from 'vitest'
import { sampleTransformation } from '../sample-transformation.ts'
import { drawnShare } from './drawn-share.ts'

const { progress } = sampleTransformation()

describe('the line-art head is drawn in step with the real stage', () => {
  it('is not begun while waiting', () => expect(drawnShare(sampleTransformation())).toBe(0))
  it('follows the photos read up to its half', () => {
    const learning = sampleTransformation({
      status: 'training',
      progress: { ...progress, photosRead: 15 },
    })
    expect(drawnShare(learning)).toBe(0.5)
  })
  it('follows the images made from its half on', () => {
    const generating = sampleTransformation({
      status: 'generating',
      progress: { ...progress, imagesReady: 10 },
    })
    expect(drawnShare(generating)).toBe(0.75)
  })
  it('is whole at the end', () => expect(drawnShare(sampleTransformation({ status: 'completed' }))).toBe(1))
})
