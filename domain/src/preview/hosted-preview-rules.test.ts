import { expect, it } from 'vitest'
import { hostedPreviewsLeft } from './hosted-preview-rules.ts'

it.each([
  { counted: 0, asked: 0, left: 3 },
  { counted: 2, asked: 2, left: 1 },
  { counted: 3, asked: 3, left: 0 },
  { counted: 4, asked: 4, left: 0 },
  // Those that failed do not count, until they are too many.
  { counted: 0, asked: 5, left: 3 },
  { counted: 0, asked: 8, left: 1 },
  { counted: 0, asked: 9, left: 0 },
  { counted: 0, asked: 10, left: 0 },
])('$counted seen of $asked asked for today leave $left', ({ left, ...today }) =>
  expect(hostedPreviewsLeft(today)).toBe(left),
)
