import { describe, expect, it } from 'vitest'
import { drawForTest } from '../shell/draw-for-test.tsx'
import { ConfirmationNotice } from './confirmation-notice.tsx'

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

describe('a new address that waits', () => {
  const notice = drawForTest(<ConfirmationNotice />, { user: { pendingEmail: 'lou@exemple.fr' } })
  it('is named, and that the old one is still hers', () =>
    expect(notice).toContain('Votre nouvelle adresse lou@exemple.fr attend d’être confirmée'))
  it('can be written to again, or given up', () => {
    expect(notice).toContain('Renvoyer l’e-mail')
    expect(notice).toContain('Garder l’ancienne adresse')
  })
})
