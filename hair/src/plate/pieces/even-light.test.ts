import { expect, it } from 'vitest'
import { evenLight } from './even-light.ts'

const [w, h] = [20, 6]
const isHole = (o: number) => o % w >= 4 && o % w < 8
const channel = Float32Array.from({ length: w * h }, (_, o) => (o % w < 10 ? 0.5 : 0.45))
const source = Uint8Array.from(channel, (_, o) => (isHole(o) ? 0 : 1))
const label = Int16Array.from(channel, (_, o) => (isHole(o) ? 0 : -1))
const lightOf = (shown: Float32Array) =>
  evenLight({ w, h, channels: [shown] }, source, {
    ...{ shifts: [{ x: 8, y: 0, isMirrored: false }], label, mostLight: 0.08 },
  })[0]

it('a piece from the shade is painted as light as its place', () => {
  const light = lightOf(channel)
  for (let o = 0; o < w * h; o++) if (isHole(o)) expect(light[o]).toBeCloseTo(0.05, 2)
})
it('but no flower is made of a leaf: what differs by more is another part of a print', () => {
  const light = lightOf(channel.map((v) => (v < 0.5 ? 0 : v)))
  for (let o = 0; o < w * h; o++) expect(light[o]).toBeLessThan(0.081)
})
