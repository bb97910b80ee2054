import type { MadeSketch } from '@app/hair/preview-contract.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Reading } from './reading.ts'
import { SketchShelf } from './sketch-shelf.ts'

const reading = (whole: Promise<MadeSketch>) =>
  new Reading(
    () => whole,
    async () => ({}),
  )
const READ = reading(Promise.resolve({ made: true, isWhole: true, styles: [] } as unknown as MadeSketch))
const MINUTE = 60_000

let now = 0
const shelf = () => {
  now = 1_000_000
  return new SketchShelf(() => now)
}
const open: SketchShelf[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})
const opened = () => {
  const fresh = shelf()
  open.push(fresh)
  return fresh
}

describe('a sketch', () => {
  it('is found by its handle, which is 256 random bits', () => {
    const there = opened()
    const handles = Array.from({ length: 20 }, () => there.put(READ).handle)
    expect(new Set(handles).size).toBe(20)
    for (const handle of handles) {
      expect(handle).toMatch(/^[\w-]{43}$/)
      expect(there.find(handle).reading).toBe(READ)
    }
  })
  it('lives ten minutes, however often it is asked for', () => {
    const there = opened()
    const { handle } = there.put(READ)
    now += 10 * MINUTE - 1
    expect(there.find(handle).reading).toBe(READ)
    now += 1
    expect(() => there.find(handle)).toThrow('preview_gone')
    expect(there.size).toBe(0)
  })
  it('lives no longer where the clock of the machine is set back', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const there = new SketchShelf()
    open.push(there)
    const { handle } = there.put(READ)
    vi.setSystemTime(Date.now() - 60 * MINUTE)
    vi.advanceTimersByTime(10 * MINUTE - 1)
    expect(there.find(handle).reading).toBe(READ)
    vi.advanceTimersByTime(1)
    expect(() => there.find(handle)).toThrow('preview_gone')
    vi.useRealTimers()
  })
  it('of one photo is made once, for whoever asks while it is being made and after', async () => {
    const there = opened()
    const make = vi.fn(async () => there.put(READ, { userId: 'u', id: 'p' }))
    const [one, two] = await Promise.all([there.ofPhoto('p', make), there.ofPhoto('p', make)])
    expect([two, await there.ofPhoto('p', make)]).toEqual([one, one])
    expect(make).toHaveBeenCalledTimes(1)
  })
  it('of the same file under another photo is there at once, and each goes by itself', async () => {
    const there = opened()
    const one = there.put(READ, { userId: 'u', id: 'p', fileKey: 'f' })
    const other = there.putAgain({ userId: 'v', id: 'q', fileKey: 'f' })
    if (!other) return expect.unreachable('it is known')
    expect([other.handle === one.handle, other.reading, there.hasPhoto('q')]).toEqual([false, READ, true])
    const make = vi.fn(async () => new Uint8Array([1]))
    expect(await there.pictureOf(other, 'pixie', make)).toBe(await there.pictureOf(one, 'pixie', make))
    expect(make).toHaveBeenCalledTimes(1)
    there.forget(one.handle)
    expect(() => there.find(one.handle)).toThrow('preview_gone')
    expect(there.find(other.handle).reading).toBe(READ)
    there.forget(other.handle)
    expect(there.putAgain({ userId: 'w', id: 'r', fileKey: 'f' })).toBeNull()
  })
  it('of another file is not taken for it, nor is that of a stranger', () => {
    const there = opened()
    there.put(READ, { userId: 'u', id: 'p', fileKey: 'f' })
    there.put(READ)
    expect(there.putAgain({ userId: 'u', id: 'q', fileKey: 'g' })).toBeNull()
    expect(there.putAgain({ userId: 'u', id: 'q' })).toBeNull()
  })
  it('that could not be made is begun anew by the next call', async () => {
    const there = opened()
    const make = async () => there.put(READ, { userId: 'u', id: 'p' })
    await expect(there.ofPhoto('p', () => Promise.reject(new Error('dim')))).rejects.toThrow('dim')
    expect((await there.ofPhoto('p', make)).reading).toBe(READ)
  })
  it('of a photo is known from when it is begun until it goes', async () => {
    const there = opened()
    expect(there.hasPhoto('p')).toBe(false)
    const making = there.ofPhoto('p', async () => there.put(READ, { userId: 'u', id: 'p' }))
    expect(there.hasPhoto('p')).toBe(true)
    await making
    expect([there.hasPhoto('p'), there.hasPhoto('q')]).toEqual([true, false])
    now += 10 * MINUTE
    expect(there.hasPhoto('p')).toBe(false)
  })
  it('that never becomes whole is read anew by the next call', async () => {
    const there = opened()
    const whole = Promise.withResolvers<MadeSketch>()
    const { handle } = there.put(reading(whole.promise), { userId: 'u', id: 'p' })
    whole.reject(new Error('thread lost'))
    await expect(whole.promise).rejects.toThrow('thread lost')
    expect([there.hasPhoto('p'), there.size]).toEqual([false, 0])
    expect(() => there.find(handle)).toThrow('preview_gone')
  })
  it('gives each picture as it was made the first time, also to whoever asks meanwhile', async () => {
    const there = opened()
    const shelved = there.put(READ)
    const make = vi.fn(async () => new Uint8Array([1]))
    const ask = (key: string) => there.pictureOf(shelved, key, make)
    const [one, two] = await Promise.all([ask('pixie 7.44'), ask('pixie 7.44')])
    expect([two, await ask('pixie 7.44')]).toEqual([one, one])
    expect(make).toHaveBeenCalledTimes(1)
    expect(await ask('pixie 9.1')).not.toBe(one)
  })
  it('makes a picture anew that could not be made', async () => {
    const there = opened()
    const shelved = there.put(READ)
    const fail = () => Promise.reject(new Error('busy'))
    await expect(there.pictureOf(shelved, 'pixie', fail)).rejects.toThrow('busy')
    expect(await there.pictureOf(shelved, 'pixie', async () => new Uint8Array([2]))).toHaveLength(1)
  })
  it('is gone at once when she leaves', () => {
    const there = opened()
    const { handle } = there.put(READ)
    there.forget(handle)
    expect(() => there.find(handle)).toThrow('preview_gone')
  })
})

describe('a full shelf', () => {
  const fill = (there: SketchShelf) => Array.from({ length: 24 }, () => there.put(READ).handle)

  it('refuses the next one while all are in use', () => {
    const there = opened()
    fill(there)
    now += MINUTE - 1
    expect(() => there.put(READ)).toThrow('preview_busy')
  })
  it('gives the place of the one left alone longest, from a minute on', () => {
    const there = opened()
    const handles = fill(there)
    now += MINUTE
    for (const handle of handles.slice(1)) there.find(handle)
    const { handle } = there.put(READ)
    expect(there.find(handle).reading).toBe(READ)
    expect(() => there.find(handles[0] ?? '')).toThrow('preview_gone')
    expect(there.size).toBe(24)
  })
})
