import { describe, expect, it } from 'vitest'
import type { Ears, Whose } from '../head/whose-ears.ts'
import { coverUnseen } from './cover-ears.ts'

const worn = (left: Whose, right: Whose) => {
  const head = coverUnseen({ ears: [{ whose: left }, { whose: right }] as unknown as Ears })
  return { covers: head.coversEars, ears: head.ears.map(({ whose }) => whose) }
}

describe('an afro leaves ears bare', () => {
  it('that her photo shows, whole or in part', () => {
    expect(worn('hers', 'partly')).toEqual({ covers: false, ears: ['hers', 'partly'] })
  })
  it('beside one that the turn of her head hides', () => {
    expect(worn('away', 'partly')).toEqual({ covers: false, ears: ['away', 'partly'] })
  })
  it('but covers both where hair hid one: bare on one side alone it is lopsided, and none is drawn', () => {
    expect(worn('hers', 'hidden')).toEqual({ covers: true, ears: ['away', 'away'] })
    expect(worn('hidden', 'hidden')).toEqual({ covers: true, ears: ['away', 'away'] })
  })
  it('and covers both where none is seen', () => {
    expect(worn('away', 'away')).toEqual({ covers: true, ears: ['away', 'away'] })
  })
})
