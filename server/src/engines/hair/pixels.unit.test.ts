import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PixelThreads, whoKnows } from './pixels.ts'

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

test('what she waits for at the screen has a thread that no image and no check of a photo takes', async () => {
  const pixels = new PixelThreads(0, 1)
  const file = fileURLToPath(import.meta.url)
  const waiting = expect(pixels.checkPhoto(file)).rejects.toMatchObject({ code: 'closing' })
  await expect(pixels.sketchPhoto(file, {})).rejects.toMatchObject({ code: 'format_not_supported' })
  await pixels.close()
  await waiting
})

test('what is held back while she waits at the screen goes on after it', async () => {
  const pixels = new PixelThreads(2, 1)
  const file = fileURLToPath(import.meta.url)
  const ended: string[] = []
  const noting = (name: string, call: Promise<unknown>) =>
    call.catch((error: Error & { code?: string }) => ended.push(`${name}: ${error.code}`))
  await Promise.all([
    noting('check', pixels.checkPhoto(file)),
    noting('sketch', pixels.sketchPhoto(file, {})),
    noting('held back', pixels.checkPhoto(file)),
    noting('sketch', pixels.sketchPhoto(file, {})),
  ])
  await pixels.close()
  expect(ended.toSorted()).toEqual([
    ...['check: format_not_supported', 'held back: format_not_supported'],
    ...['sketch: format_not_supported', 'sketch: format_not_supported'],
  ])
})
