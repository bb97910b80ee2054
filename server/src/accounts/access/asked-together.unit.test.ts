import { expect, it } from 'vitest'
import { AskedTogether } from './asked-together.ts'

/** Doubles what it is asked, and remembers what was asked together. */
function doubling() {
  const asked: number[][] = []
  const ask = async (all: number[]) => {
    asked.push(all)
    if (all.includes(13)) throw new Error('thirteen')
    return all.map((told, index) => ({ place: index + 1, told }))
  }
  const together = new AskedTogether(ask, (told) => 2 * told)
  return { asked, together }
}

it('questions of one moment are one, and each has its own answer', async () => {
  const { asked, together } = doubling()
  expect(await Promise.all([1, 2, 3].map((one) => together.put(one)))).toEqual([2, 4, 6])
  expect(asked).toEqual([[1, 2, 3]])
})

it('one that comes while others are under way is asked next', async () => {
  const { asked, together } = doubling()
  const first = together.put(1).then(() => together.put(3))
  expect(await Promise.all([first, together.put(2)])).toEqual([6, 4])
  expect(asked).toEqual([[1, 2], [3]])
})

it('what fails, fails for those who asked together, and for nobody after them', async () => {
  const { together } = doubling()
  const both = await Promise.allSettled([together.put(13), together.put(1)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await together.put(1)).toBe(2)
})

it.each([
  [199, [199]],
  [200, [200]],
  [201, [200, 1]],
])('of %i at once, so many are asked together: %j', async (count, sizes) => {
  const { asked, together } = doubling()
  const questions = Array.from({ length: count }, (_, place) => place + 100)
  expect(await Promise.all(questions.map((one) => together.put(one)))).toEqual(
    questions.map((one) => 2 * one),
  )
  expect(asked.map(({ length }) => length)).toEqual(sizes)
})
