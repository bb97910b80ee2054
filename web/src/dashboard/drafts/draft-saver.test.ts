import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftSaver, retryDelay } from './draft-saver.ts'

const DRAFT = 'd1'

function saverOf(save = vi.fn(async () => {})) {
  return { save, saver: new DraftSaver({ save, isLost: (error) => error === 'gone' }) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a draft is saved 500 ms after the last change', () => {
  // spec: 4.36
  it('not at 499 ms', async () => {
    const { saver, save } = saverOf()
    saver.change(DRAFT, { name: 'Léa' })
    await vi.advanceTimersByTimeAsync(499)
    expect(save).not.toHaveBeenCalled()
  })
  // spec: 4.36, 9.12
  it('at 500 ms', async () => {
    const { saver, save } = saverOf()
    saver.change(DRAFT, { name: 'Léa' })
    await vi.advanceTimersByTimeAsync(500)
    expect(save).toHaveBeenCalledWith(DRAFT, { name: 'Léa' })
    expect(saver.state()).toBe('saved')
  })
  it('once for several changes, with the last of each', async () => {
    const { saver, save } = saverOf()
    saver.change(DRAFT, { name: 'L' })
    await vi.advanceTimersByTimeAsync(300)
    saver.change(DRAFT, { name: 'Lé', step: 1 })
    await vi.advanceTimersByTimeAsync(500)
    expect(save.mock.calls).toEqual([[DRAFT, { name: 'Lé', step: 1 }]])
  })
  it('at once when the step changes or the sheet closes', async () => {
    const { saver, save } = saverOf()
    saver.change(DRAFT, { step: 2 })
    await saver.flush()
    expect(save).toHaveBeenCalledTimes(1)
  })
  it('and not again when nothing changed since', async () => {
    const { saver, save } = saverOf()
    saver.change(DRAFT, { step: 2 })
    await saver.flush()
    await saver.flush()
    expect(save).toHaveBeenCalledTimes(1)
  })
})

describe('what could not be saved', () => {
  it('is kept, said and tried again with what changed since', async () => {
    const { saver, save } = saverOf()
    save.mockRejectedValueOnce(new Error('offline'))
    saver.change(DRAFT, { name: 'Léa' })
    await saver.flush()
    expect(saver.state()).toBe('failed')
    saver.change(DRAFT, { baseStyle: 'pixie' })
    await vi.advanceTimersByTimeAsync(500)
    expect(save).toHaveBeenLastCalledWith(DRAFT, { name: 'Léa', baseStyle: 'pixie' })
  })
  it('is tried again by itself after a second', async () => {
    const { saver, save } = saverOf()
    save.mockRejectedValueOnce(new Error('offline'))
    saver.change(DRAFT, { name: 'Léa' })
    await saver.flush()
    await vi.advanceTimersByTimeAsync(1000)
    expect(saver.state()).toBe('saved')
  })
  it('is given up when the draft is gone', async () => {
    const { saver, save } = saverOf()
    save.mockRejectedValueOnce('gone')
    saver.change(DRAFT, { name: 'Léa' })
    await saver.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(save).toHaveBeenCalledTimes(1)
  })
  it('lies over what the server answers, when the wizard opens again', () => {
    const { saver } = saverOf()
    saver.change(DRAFT, { name: 'Léa' })
    expect(saver.unsaved(DRAFT)).toEqual({ name: 'Léa' })
    expect(saver.unsaved('another draft')).toEqual({})
  })
})

describe('the wait between attempts doubles', () => {
  it('1 s after the first', () => expect(retryDelay(1)).toBe(1000))
  it('4 s after the third', () => expect(retryDelay(3)).toBe(4000))
  it('never more than 30 s', () => expect(retryDelay(12)).toBe(30_000))
})
