import { describe, expect, it } from 'vitest'
import { clearTop } from './clear-top.ts'

const wanted = { top: 76, bottom: 166 }

describe('a notification on a phone', () => {
  it('stands below the header where nothing is asked there', () => {
    expect(clearTop(wanted, [], 748)).toBe(76)
    expect(clearTop(wanted, [{ top: 174, bottom: 230 }], 748)).toBe(76)
    expect(clearTop(wanted, [{ top: 10, bottom: 68 }], 748)).toBe(76)
  })
  it('steps below the field it would cover, and below the next one where that is in the way', () => {
    expect(clearTop(wanted, [{ top: 173, bottom: 230 }], 748)).toBe(238)
    expect(
      clearTop(
        wanted,
        [
          { top: 300, bottom: 360 },
          { top: 120, bottom: 200 },
        ],
        748,
      ),
    ).toBe(368)
  })
  it('stays below the header where nothing else is free', () => {
    expect(clearTop(wanted, [{ top: 100, bottom: 650 }], 748)).toBe(658)
    expect(clearTop(wanted, [{ top: 100, bottom: 651 }], 748)).toBe(76)
  })
})
