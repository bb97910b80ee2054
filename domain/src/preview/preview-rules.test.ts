import { describe, expect, it } from 'vitest'
import { isTone, readTone } from '../catalogue/tones.ts'
import { PREVIEW_SIZE, PREVIEW_TONES } from './preview-rules.ts'

describe('the tones to try', () => {
  it('are all written as a colourist writes them, each once', () => {
    expect(PREVIEW_TONES.filter((tone) => !isTone(tone))).toEqual([])
    expect(new Set(PREVIEW_TONES).size).toBe(PREVIEW_TONES.length)
  })
  it('go from dark to light', () => {
    const depths = PREVIEW_TONES.map((tone) => readTone(tone).depth)
    expect(depths).toEqual([...depths].sort((one, other) => one - other))
  })
})

it('a preview is 384 pixels high, in the shape of every image', () => {
  expect(PREVIEW_SIZE.height).toBe(384)
  expect(PREVIEW_SIZE.width / PREVIEW_SIZE.height).toBe(3 / 4)
})
