import { AVATARS } from '@app/domain/accounts/account-rules.ts'
import { describe, expect, it } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { AvatarChoice } from './avatar-choice.tsx'

const draw = (state: Partial<Parameters<typeof AvatarChoice>[0]> = {}, language: 'fr' | 'en' = 'fr') =>
  drawForTest(
    <AvatarChoice
      avatar="picture7.png"
      isCurrent={false}
      isSaving={false}
      disabled={false}
      onChoose={() => {}}
      {...state}
    />,
    { language },
  )

describe('a portrait says what it shows to whoever hears it', () => {
  it('in French', () =>
    expect(draw()).toContain('aria-label="Choisir le portrait 7 sur 8\u00a0: cheveux courts, poivre et sel"'))
  it('in English', () =>
    expect(draw({}, 'en')).toContain('aria-label="Choose portrait 7 of 8: short salt-and-pepper hair"'))
  it('and that it is hers', () =>
    expect(draw({ isCurrent: true })).toMatch(
      /aria-label="Votre portrait actuel, 7 sur 8[^"]*" aria-pressed="true"/,
    ))
  it('in eight different ways', () =>
    expect(new Set(AVATARS.map((avatar) => /aria-label="([^"]*)"/.exec(draw({ avatar }))?.[1])).size).toBe(8))
})

describe('while one is saving', () => {
  // spec: 2.71, 4.35
  it('the others are dimmed and closed', () =>
    expect(draw({ disabled: true })).toMatch(/aria-disabled="true"[^>]*opacity-40/))
  it('that one is closed but not dimmed', () => {
    expect(draw({ disabled: true, isSaving: true })).toContain('aria-disabled="true"')
    expect(draw({ disabled: true, isSaving: true })).not.toContain('opacity-40')
  })
})
