import { expect, test } from 'vitest'
import { mixPictures } from './mix-pictures.ts'

const [w, h] = [4, 3]
const grey = (value: number) => ({ w, h, data: new Uint8Array(w * h * 3).fill(value) })
const [dark, light] = [grey(40), grey(200)]

test('it is the first where nothing of the second is wanted, the second where all of it is', () => {
  expect(mixPictures(dark, light, () => 0).data).toEqual(dark.data)
  expect(mixPictures(dark, light, () => 1).data).toEqual(light.data)
})

test('between them, by the share of the second', () => {
  expect(new Set(mixPictures(dark, light, () => 0.25).data)).toEqual(new Set([80]))
})

test('the share is asked for each pixel by its column, its row and its number', () => {
  const asked: [number, number, number][] = []
  mixPictures(dark, light, (x, y, i) => {
    asked.push([x, y, i])
    return 0
  })
  expect(asked).toHaveLength(w * h)
  expect(asked.every(([x, y, i]) => i === y * w + x)).toBe(true)
})

test('neither of them is changed', () => {
  mixPictures(dark, light, () => 0.5)
  expect([dark.data[0], light.data[0]]).toEqual([40, 200])
})
