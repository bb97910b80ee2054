import { expect, test } from 'vitest'
import { readWeights } from './weights.ts'

/** IEEE 754 half precision: sign, five bits of exponent, ten of fraction. */
const ONE = 0x3c00
const MINUS_TWO = 0xc000
const SMALLEST = 0x0001

test('half precision numbers are read exactly, the smallest and negative ones too', () => {
  const layers = [{ name: 'only', shape: [1, 1, 4, 1] as [number, number, number, number] }]
  const bytes = new Uint8Array(Uint16Array.of(ONE, MINUS_TWO, SMALLEST, 0, 0x3555).buffer)
  const read = readWeights({ height: 1, width: 1, layers }, bytes).layers.get('only')
  expect([...(read?.kernel ?? [])]).toEqual([1, -2, 2 ** -24, 0])
  expect(read?.bias[0]).toBeCloseTo(1 / 3, 3)
})

const description = {
  height: 4,
  width: 2,
  layers: [{ name: 'first', shape: [1, 1, 2, 3] as [number, number, number, number] }],
}
const numbers = (count: number) => new Uint8Array(new Uint16Array(count).fill(ONE).buffer)

test('each convolution gets its kernel and one bias per output', () => {
  const { layers, height, width } = readWeights(description, numbers(9))
  expect([height, width]).toEqual([4, 2])
  expect(layers.get('first')?.kernel).toHaveLength(6)
  expect(layers.get('first')?.bias).toHaveLength(3)
})

test.each([8, 10])('%i numbers where 9 are described do not belong together', (count) => {
  expect(() => readWeights(description, numbers(count))).toThrow(`Expected 9 weights, got ${count}`)
})
