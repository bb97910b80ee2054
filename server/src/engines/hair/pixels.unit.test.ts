import { expect, test } from 'vitest'
import { whoKnows } from './pixels.ts'

const reader = (...photos: string[]) => ({ knows: (photo: string) => photos.includes(photo) })
const [first, second] = [reader('a'), reader('b')]

test.each([
  { photo: 'a', free: [first, second], thread: first },
  { photo: 'b', free: [first, second], thread: second },
  { photo: 'b', free: [first], thread: first },
  { photo: 'c', free: [first, second], thread: first },
  { photo: null, free: [first, second], thread: first },
])('an image of $photo is made where its photo was read, if nobody waits for that', (given) => {
  expect(whoKnows(given.photo, given.free)).toBe(given.thread)
})
