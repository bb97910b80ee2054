import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import { PHOTOS_REMEMBERED } from '@app/hair/analysis/recent.ts'
import type { Recipe } from '@app/hair/contract.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stopStopwatch } from '../../testing/clocks/machine-clock.ts'
import { PixelThreads, whoKnows } from './pixels.ts'

const FILE = fileURLToPath(import.meta.url)

// Nobody waits so long that another thread, or what was put off, is begun for it.
beforeEach(stopStopwatch)
afterEach(() => void vi.useRealTimers())

const reader = (...photos: string[]) => ({
  knows: (photo: string) => photos.includes(photo),
  hasBegun: photos.length > 0,
})
const [first, second, fresh] = [reader('a'), reader('b'), reader()]

test.each([
  { photo: 'a', free: [first, second], thread: first },
  { photo: 'b', free: [first, second], thread: second },
  { photo: 'b', free: [first], thread: first },
  { photo: 'c', free: [first, second], thread: first },
  { photo: 'c', free: [fresh, second], thread: second },
  { photo: 'c', free: [fresh], thread: fresh },
  { photo: null, free: [first, second], thread: first },
])(
  'an image of $photo is made where its photo was read, else by who has begun, if nobody waits for that',
  (given) => {
    expect(whoKnows(given.photo, given.free)).toBe(given.thread)
  },
)

const recipeOf = (photo: string): Recipe => ({
  ...{ photo, style: 'pixie', technique: 'colour', tone: '7.3', look: null, seed: 1 },
  variation: { depth: 0, reflect: 1, roots: 0, balayage: 0, shape: 1 },
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

test('a thread remembers as many photos as an order may read: none is read twice for its images', () => {
  expect(PHOTOS_REMEMBERED).toBeGreaterThanOrEqual(PHOTOS_PER_TRANSFORMATION)
})

test('an image waits for the thread that read its photo: to read it anew takes longer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pixels-'))
  const large = join(folder, 'large.png')
  await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#b5651d' } }).toFile(large)
  const pixels = new PixelThreads(2)
  const ended: string[] = []
  const noting = (name: string, call: Promise<unknown>) => {
    const note = () => ended.push(name)
    return call.then(note, note)
  }
  const other = fileURLToPath(new URL('./pixels.ts', import.meta.url))
  // Each in a thread of its own; the large one then in the first of them.
  await Promise.all([noting('hers', pixels.judgePhoto(FILE)), noting('other', pixels.judgePhoto(other))])
  const image = (photo: string) =>
    pixels.transform(recipeOf(photo), join(folder, 'image.jpg'), { tool: 'test' })
  await Promise.all([
    noting('large', pixels.judgePhoto(large)),
    noting('image of hers', image(FILE)),
    noting('image of the other', image(other)),
  ])
  await pixels.close()
  rmSync(folder, { recursive: true })
  expect(ended.slice(2)).toEqual(['image of the other', 'large', 'image of hers'])
})

test('an image waits for what it begins with, and leaves the other thread to others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pixels-'))
  const large = join(folder, 'large.png')
  await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#b5651d' } }).toFile(large)
  const pixels = new PixelThreads(2)
  // Both have begun, and both have read it: none is better for that.
  await Promise.allSettled([pixels.judgePhoto(large), pixels.judgePhoto(large)])
  const ended: string[] = []
  const noting = (name: string, call: Promise<unknown>) => {
    const note = () => ended.push(name)
    return call.then(note, note)
  }
  await Promise.all([
    noting('ready', pixels.makeReady(recipeOf(large))),
    noting('image', pixels.transform(recipeOf(large), join(folder, 'image.jpg'), { tool: 'test' })),
    noting('other', pixels.judgePhoto(FILE)),
  ])
  await pixels.close()
  rmSync(folder, { recursive: true })
  expect(ended).toEqual(['other', 'ready', 'image'])
})

describe('photos that somebody has just sent are looked at', () => {
  test('one after the other in one thread, where only one has begun', async () => {
    const pixels = new PixelThreads(2)
    await Promise.allSettled([pixels.checkPhoto(FILE), pixels.checkPhoto(FILE), pixels.checkPhoto(FILE)])
    expect(pixels.begun).toBe(1)
    await pixels.close()
  })

  test('while an order begins in another thread', async () => {
    const pixels = new PixelThreads(2)
    const calls = [pixels.checkPhoto(FILE), pixels.checkPhoto(FILE), pixels.judgePhoto(FILE)]
    expect(pixels.begun).toBe(2)
    await Promise.allSettled(calls)
    await pixels.close()
  })

  const ended: string[] = []
  const noting = (name: string, call: Promise<unknown>) => {
    const note = () => ended.push(name)
    return call.then(note, note)
  }
  beforeEach(() => ended.splice(0))

  test('before what is still to be done of an order', async () => {
    const pixels = new PixelThreads(1)
    const order = ['being done', 'to be done', 'last'].map((name) => noting(name, pixels.judgePhoto(FILE)))
    await Promise.all([...order, ...['1st', '2nd'].map((name) => noting(name, pixels.checkPhoto(FILE)))])
    await pixels.close()
    expect(ended).toEqual(['being done', '1st', '2nd', 'to be done', 'last'])
  })

  test('and so is what she is to hear of them at the screen', async () => {
    const pixels = new PixelThreads(1)
    const order = ['being done', 'to be done'].map((name) => noting(name, pixels.judgePhoto(FILE)))
    const awaited = noting('awaited', pixels.judgePhoto(FILE, [], true))
    await Promise.all([...order, awaited, noting('preview', pixels.sketchPhoto(FILE, {}))])
    await pixels.close()
    expect(ended).toEqual(['being done', 'preview', 'awaited', 'to be done'])
  })

  test('in a thread that no order takes while more of them are on their way', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pixels-'))
    // It takes far longer to be read than a text to be refused.
    const large = join(folder, 'large.png')
    await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#b5651d' } }).toFile(large)
    const pixels = new PixelThreads(2)
    // Both threads have begun by then, one perhaps long after the other: another photo is looked at once both have.
    const begun = noting('begun', pixels.judgePhoto(FILE))
    await Promise.all([begun, noting('1st', pixels.checkPhoto(FILE))])
    await noting('2nd', pixels.checkPhoto(FILE))
    const order = ['order', 'order'].map((name) => noting(name, pixels.judgePhoto(large)))
    await Promise.all([...order, noting('3rd', pixels.checkPhoto(FILE))])
    await pixels.close()
    rmSync(folder, { recursive: true })
    expect(ended.slice(3)).toEqual(['3rd', 'order', 'order'])
  })
})

describe('what her photos carry is found out', () => {
  test('in two threads at once while nobody looks at previews', async () => {
    const pixels = new PixelThreads(2, 1)
    const judged = [pixels.judgePhoto(FILE, [], true), pixels.judgePhoto(FILE, [], true)]
    expect(pixels.begun).toBe(2)
    await Promise.allSettled(judged)
    await pixels.close()
  })

  test('after the previews she looks at, though it was asked before them', async () => {
    const pixels = new PixelThreads(2)
    const ended: string[] = []
    const noting = (name: string, call: Promise<unknown>) => call.catch(() => ended.push(name))
    const preview = () => noting('preview', pixels.sketchPhoto(FILE, {}))
    await Promise.all([
      preview(),
      noting('judged', pixels.judgePhoto(FILE, [], true)),
      ...[preview(), preview()],
    ])
    await pixels.close()
    expect(ended).toEqual(['preview', 'preview', 'preview', 'judged'])
  })

  test('in every thread once the last of them is made', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pixels-'))
    // It takes far longer to be read than a text to be refused.
    const large = join(folder, 'large.png')
    await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#b5651d' } }).toFile(large)
    const pixels = new PixelThreads(2)
    const ended: string[] = []
    const noting = (name: string, call: Promise<unknown>) => {
      const note = () => ended.push(name)
      return call.then(note, note)
    }
    await Promise.all([
      ...[noting('preview', pixels.sketchPhoto(FILE, {})), noting('preview', pixels.sketchPhoto(FILE, {}))],
      noting('large', pixels.judgePhoto(large, [], true)),
      noting('small', pixels.judgePhoto(FILE, [], true)),
    ])
    await pixels.close()
    rmSync(folder, { recursive: true })
    expect(ended).toEqual(['preview', 'preview', 'small', 'large'])
  })

  test('in one thread fewer while photos wait to be looked at', async () => {
    const pixels = new PixelThreads(3)
    const calls = [pixels.judgePhoto(FILE, [], true), pixels.checkPhoto(FILE), pixels.checkPhoto(FILE)]
    const judged = pixels.judgePhoto(FILE, [], true)
    expect(pixels.begun).toBe(1)
    await Promise.allSettled([...calls, judged])
    await pixels.close()
  })
})

test('nothing is loaded before it is wanted, and it goes again once nobody wants it', async () => {
  const pixels = new PixelThreads(2, 1, 50)
  expect(pixels.begun).toBe(0)
  await expect(pixels.checkPhoto(FILE)).rejects.toMatchObject({ code: 'format_not_supported' })
  expect(pixels.begun).toBe(1)
  await expect.poll(() => pixels.begun).toBe(0)
  await expect(pixels.checkPhoto(FILE)).rejects.toMatchObject({ code: 'format_not_supported' })
  await pixels.close()
})

describe('what reads a photo', () => {
  test('is loaded before the photo is there, once for all who open the page, and reads it then', async () => {
    const pixels = new PixelThreads(2, 1)
    const together = [pixels.prepare(), pixels.prepare()]
    expect(pixels.begun).toBe(1)
    await Promise.all(together)
    await pixels.prepare()
    expect(pixels.begun).toBe(1)
    await pixels.close()
  })

  test('is loaded although a thread has begun that only ever checked photos', async () => {
    const pixels = new PixelThreads(1)
    await expect(pixels.checkPhoto(FILE)).rejects.toMatchObject({ code: 'format_not_supported' })
    const ended: string[] = []
    const note = (name: string) => () => ended.push(name)
    await Promise.all([
      pixels.prepare().then(note('ready')),
      pixels.sketchPhoto(FILE, {}).catch(note('read')),
    ])
    expect(ended).toEqual(['ready', 'read'])
    await pixels.close()
  })
})
