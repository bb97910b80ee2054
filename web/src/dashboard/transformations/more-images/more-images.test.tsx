import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { redoOffer } from '../comparison/redo-image-button.tsx'
import { sampleTransformation } from '../sample-transformation.ts'
import { MoreImages } from './more-images.tsx'

const finished = (facts: Partial<TransformationWithImages> = {}): TransformationWithImages => ({
  ...sampleTransformation({ status: 'completed', imagesCount: 5 }),
  images: [],
  zipUrl: null,
  moreImages: { images: 5, cost: 5, possible: true, photosMissing: 0 },
  redosLeft: 3,
  redoUntil: '2026-11-25T10:00:00.000Z',
  ...facts,
})
const draw = (credits: number, facts = {}) =>
  drawForTest(<MoreImages transformation={finished(facts)} />, { user: { credits } }).replace(/\u00a0/g, ' ')

describe('« Encore 5 images » tells what it costs before it is pressed', () => {
  // spec: 3.20
  it.each([5, 6, 7])('with %i credits', (credits) => {
    expect(draw(credits)).toContain(`5 crédits, vous en avez ${credits}.`)
    expect(draw(credits)).toMatch(/<button[^>]*>.*Encore 5 images<\/button>/)
    expect(draw(credits)).not.toContain('/dashboard/credits')
  })
  it.each([0, 1, 4])('with %i, what is missing, and where credits are bought for it', (credits) => {
    expect(draw(credits)).toContain(`Il vous faut 5 crédits, vous en avez ${credits}.`)
    expect(draw(credits)).toContain(`href="/dashboard/credits?pour=${finished().id}"`)
  })
  it('is not offered once her photos are gone, and says why', () => {
    const sourcePhotos = { kept: 0, keptUntil: null, forgottenAt: '2026-11-25T10:00:00.000Z' }
    const moreImages = { images: 5, cost: 5, possible: false, photosMissing: 15 }
    const html = draw(7, { moreImages, sourcePhotos })
    expect(html).toContain('vos photos sources ont été effacées')
    expect(html).not.toContain('<button')
  })
  it.each([
    { photosMissing: 14, says: 'il en manque 14' },
    { photosMissing: 1, says: 'il en manque 1.' },
  ])('is not offered of fewer than fifteen photos, and says so: $says', ({ photosMissing, says }) => {
    const html = draw(7, { moreImages: { images: 5, cost: 5, possible: false, photosMissing } })
    expect(html).toContain(says)
    expect(html).not.toContain('<button')
  })
  it('nor where her photos give no more of the style: credits would be taken and given back', () => {
    const moreImages = { images: 5, cost: 5, possible: false, photosMissing: 0 }
    const html = draw(7, { moreImages, shortReason: 'exhausted' })
    expect(html).toContain('en réussir d’autres dans ce style à partir de vos photos')
    expect(html).not.toContain('<button')
  })
  it('nor once a service has lost for good what it had learned of her: her photos still serve another', () => {
    const html = draw(7, {
      ...{
        moreImages: { images: 5, cost: 5, possible: false, photosMissing: 0 },
        shortReason: 'learned_lost',
      },
    })
    expect(html).toContain('n’a plus ce qu’il avait appris de votre visage')
    expect(html).not.toContain('vos photos sources ont été effacées')
    expect(html).not.toContain('<button')
  })
})

describe('a defective image may be made again for nothing', () => {
  const until = '2026-11-25T10:00:00.000Z'
  const end = Date.parse(until)
  it.each([
    { when: 'the last moment', now: end, offered: until },
    { when: 'a moment later', now: end + 1, offered: null },
  ])('within its days: $when', ({ now, offered }) => expect(redoOffer(finished(), now)).toBe(offered))
  it.each([
    { redosLeft: 1, offered: until },
    { redosLeft: 0, offered: null },
  ])('as long as some are left: $redosLeft', ({ redosLeft, offered }) =>
    expect(redoOffer(finished({ redosLeft }), end - 1)).toBe(offered),
  )
  it('not while more images are made', () =>
    expect(redoOffer(finished({ status: 'generating' }), end - 1)).toBeNull())
  it('nor without the photos it is made from', () =>
    expect(
      redoOffer(finished({ sourcePhotos: { kept: 0, keptUntil: null, forgottenAt: until } }), end - 1),
    ).toBeNull())
})
