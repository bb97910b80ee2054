import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { ConfirmationNotice } from './confirmation-notice.tsx'

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())

describe('she is reminded to confirm her address', () => {
  it('until she has', () => {
    const notice = drawForTest(<ConfirmationNotice />, { user: { emailVerified: false } })
    expect(notice).toContain('Votre adresse camille@exemple.fr n’est pas encore confirmée.')
    expect(notice).toContain('Renvoyer l’e-mail')
    expect(notice).not.toContain('Garder l’ancienne adresse')
  })
  it('and no longer after', () =>
    expect(drawForTest(<ConfirmationNotice />, { user: { emailVerified: true } })).not.toContain('adresse'))
})

describe('a client whose first transformation is free', () => {
  const page = (firstFree: string) =>
    vi.stubGlobal('document', { documentElement: { dataset: { firstFree } } })
  const FREE = 'pour recevoir votre première image offerte'

  it.each([
    { who: 'a client learns that confirming opens it', userType: 'client', firstFree: 'true', told: true },
    { who: 'a professional has her own test', userType: 'pro', firstFree: 'true', told: false },
    { who: 'nobody is told where it is switched off', userType: 'client', firstFree: 'false', told: false },
  ] as const)('$who', ({ userType, firstFree, told }) => {
    page(firstFree)
    const notice = drawForTest(<ConfirmationNotice />, { user: { emailVerified: false, userType } })
    expect(notice.includes(FREE)).toBe(told)
  })
})

describe('a new address that waits', () => {
  const draw = () => drawForTest(<ConfirmationNotice />, { user: { pendingEmail: 'lou@exemple.fr' } })
  it('is named, and that the old one is still hers', () =>
    expect(draw()).toContain('Votre nouvelle adresse lou@exemple.fr attend d’être confirmée'))
  it('can be written to again, or given up', () => {
    expect(draw()).toContain('Renvoyer l’e-mail')
    expect(draw()).toContain('Garder l’ancienne adresse')
  })
})
