import { describe, expect, it } from 'vitest'
import type { Look, PhotoReport } from '../contract.ts'
import { planImages } from './plan-images.ts'

const report = (change: Partial<PhotoReport> = {}): PhotoReport => ({
  width: 1200,
  height: 1600,
  verdicts: [],
  faces: 1,
  pose: { yaw: 0, pitch: 0, roll: 0 },
  faceWidth: 300,
  sharpness: 1,
  light: 1,
  score: 0.8,
  fingerprint: '',
  ...change,
})
const photos = Array.from({ length: 15 }, (_, i) => ({
  file: `/p/${i}.jpg`,
  report: report({ score: 0.5 + i / 100 }),
}))
const order = { photos, style: 'degrade_volume', count: 5, seed: 3, looks: [] }
const look = (baseStyle: string): Look => ({
  id: 'l',
  picture: '/l.jpg',
  baseStyle,
  tone: null,
  licence: 'CC0',
  source: 'us',
  head: null,
})

describe('an order is planned before it is made', () => {
  it('holds 120 different recipes for 15 photos', () => {
    const recipes = planImages(order)
    expect(new Set(recipes.map((r) => JSON.stringify(r))).size).toBe(120)
  })
  it('is the same plan every time', () => expect(planImages(order)).toEqual(planImages(order)))
  it('uses each photo once before any twice', () => {
    expect(
      new Set(
        planImages(order)
          .slice(0, 15)
          .map((r) => r.photo),
      ).size,
    ).toBe(15)
  })
  it('begins with the best photo', () => expect(planImages(order)[0].photo).toBe('/p/14.jpg'))
  it('leaves out photos with an error', () => {
    const blurred = { file: '/b.jpg', report: report({ verdicts: ['blurry'] }) }
    expect(planImages({ ...order, photos: [blurred, photos[0]] }).some((r) => r.photo === '/b.jpg')).toBe(
      false,
    )
  })
  it('keeps photos with a warning', () => {
    const cropped = { file: '/c.jpg', report: report({ verdicts: ['cropped'] }) }
    expect(planImages({ ...order, photos: [cropped] })).not.toHaveLength(0)
  })
  it('prefers a new pose to a slightly better photo', () => {
    const turned = { file: '/t.jpg', report: report({ score: 0.5, pose: { yaw: 0.4, pitch: 0, roll: 0 } }) }
    const [a, b] = [photos[14], photos[13]]
    expect(planImages({ ...order, photos: [a, b, turned] })[1].photo).toBe('/t.jpg')
  })
  it('wears the tone eight ways, none of them off the chart', () => {
    const depths = planImages({ ...order, style: 'long_lisse', photos: photos.slice(0, 1) }).map(
      (r) => 2 + r.variation.depth,
    )
    expect(depths).toHaveLength(8)
    expect(Math.min(...depths)).toBeGreaterThanOrEqual(1)
  })
  it('uses a look that shows the style', () => {
    const recipes = planImages({
      ...order,
      style: 'shag_boucle',
      looks: [look('shag_boucle'), look('pixie')],
    })
    expect(recipes[0]).toMatchObject({ technique: 'look', look: '/l.jpg', tone: '4.3' })
  })
  it('refuses a style nobody can make', () => {
    expect(() => planImages({ ...order, style: 'pixie' })).toThrow(/Expected a style on offer/)
  })
})
