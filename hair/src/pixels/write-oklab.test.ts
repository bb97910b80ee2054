import { expect, it } from 'vitest'
import { linearToOklab } from './oklab.ts'
import { toLinear } from './srgb.ts'
import { writeOklab } from './write-oklab.ts'

it.each([
  [0, 0, 0],
  [255, 255, 255],
  [12, 200, 99],
  [180, 90, 40],
])('writes the bytes %d %d %d that were read', (...bytes) => {
  const [r, g, b] = bytes.map(toLinear)
  const data = new Uint8Array(6)
  writeOklab(data, 3, ...linearToOklab(r, g, b))
  expect([...data]).toEqual([0, 0, 0, ...bytes])
})
