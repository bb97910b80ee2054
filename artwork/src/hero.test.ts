import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawHeroAfter, drawHeroBefore } from './hero.ts'

/** From the outline of the face to the chin, without ids and without the brows, which follow the hair. */
const faceOf = (svg: string) =>
  svg
    .slice(svg.indexOf('<path d="M173 212'), svg.indexOf('d="M232 340'))
    .replaceAll(/#(before|after)-/g, '#')
    .replaceAll(/<path[^>]*opacity="\.82"\/>/g, '')

it('shows the same face before and after, so that one can be slid over the other', () => {
  expect(faceOf(drawHeroBefore()).length).toBeGreaterThan(500)
  expect(faceOf(drawHeroAfter())).toBe(faceOf(drawHeroBefore()))
})

it('weighs at most 45 kB once compressed', () => {
  expect(gzipSync(drawHeroBefore()).length).toBeLessThanOrEqual(45_000)
  expect(gzipSync(drawHeroAfter()).length).toBeLessThanOrEqual(45_000)
})
