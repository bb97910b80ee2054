import { expect, test } from 'vitest'
import { revision } from './revision.ts'

test('one revision of the code and the networks has one name', async () => {
  const [first, second] = [await revision(), await revision()]
  expect(first).toBe(second)
  expect(first).toMatch(/^[0-9a-f]{16}$/)
})
