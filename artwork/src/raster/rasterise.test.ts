import sharp from 'sharp'
import { expect, it } from 'vitest'
import { rasterise } from './rasterise.ts'

const HALF =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><path d="M0 0H5V20H0Z" fill="#f00"/></svg>'

it('keeps the shape of the drawing', async () => {
  expect(await sharp(await rasterise(HALF, { width: 40 })).metadata()).toMatchObject({
    format: 'jpeg',
    width: 40,
    height: 80,
  })
})

it('stays transparent where nothing is drawn', async () => {
  const { data } = await sharp(await rasterise(HALF, { width: 10, format: 'png' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
  expect(data[9 * 4 + 3]).toBe(0)
})

it('is painted on a background when asked', async () => {
  const picture = await rasterise(HALF, { width: 10, format: 'png', background: '#00f' })
  const data = await sharp(picture).raw().toBuffer()
  expect([...data.subarray(9 * 3, 9 * 3 + 3)]).toEqual([0, 0, 255])
})
