import { expect, test } from 'vitest'
import { Recent } from './recent.ts'

test('what was asked for last is remembered, what was not is forgotten', () => {
  const recent = new Recent<number>(2)
  recent.put('a', 1)
  recent.put('b', 2)
  expect(recent.find('a')).toBe(1)
  recent.put('c', 3)
  expect(['a', 'b', 'c'].map((key) => recent.find(key))).toEqual([1, undefined, 3])
  recent.clear()
  expect(recent.has('a')).toBe(false)
})
