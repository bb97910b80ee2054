import { expect, test } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

const held = () => process.memoryUsage().arrayBuffers

test('pictures nobody holds any more are given back, without waiting for the heap to fill', async () => {
  collectGarbage()
  const before = held()
  expect(holdPictures() - before).toBeGreaterThan(30e6)
  collectGarbage()
  // V8 frees them in a thread of its own: on a busy machine that takes a moment.
  await expect.poll(() => held() - before).toBeLessThan(4e6)
})

test('what outlived several calls is given back too, once it is much', async () => {
  const before = held()
  let pictures: Float32Array[] | null = Array.from({ length: 40 }, () => new Float32Array(1_000_000).fill(1))
  // Whatever has outlived two looks counts as old.
  collectGarbage()
  collectGarbage()
  expect(held() - before).toBeGreaterThan((pictures?.length ?? 0) * 3e6)
  pictures = null
  collectGarbage()
  await expect.poll(() => held() - before).toBeLessThan(4e6)
})

/** A call of its own, so that no register of the caller's goes on holding them. Bytes held meanwhile. */
function holdPictures(): number {
  const pictures = Array.from({ length: 8 }, () => new Float32Array(1_000_000).fill(1))
  return pictures[7]?.[0] === 1 ? held() : 0
}
