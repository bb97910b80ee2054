import { expect, test } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

test('pictures nobody holds any more are given back at once', () => {
  const held = () => process.memoryUsage().arrayBuffers
  collectGarbage()
  const before = held()
  let pictures: Float32Array[] | null = Array.from({ length: 8 }, () => new Float32Array(1_000_000).fill(1))
  expect(pictures[7]?.[0]).toBe(1)
  expect(held() - before).toBeGreaterThan(30e6)
  pictures = null
  collectGarbage()
  expect(held() - before).toBeLessThan(4e6)
})
