import { describe, expect, it } from 'vitest'
import { drawForTest } from '../shell/draw-for-test.tsx'
import { ConfirmationNotice } from './confirmation-notice.tsx'

describe('she is reminded to confirm her address', () => {
  it('until she has', () => {
    const notice = drawForTest(<ConfirmationNotice />, { user: { emailVerified: false } })
    expect(notice).toContain('Votre adresse camille@exemple.fr n’est pas encore confirmée.')
    expect(notice).toContain('Renvoyer l’e-mail')
  })
  it('and no longer after', () =>
    expect(drawForTest(<ConfirmationNotice />, { user: { emailVerified: true } })).not.toContain('adresse'))
})
