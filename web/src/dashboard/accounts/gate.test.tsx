import { api } from '@app/domain/routes.ts'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createQueryClient } from '../shell/query-client.ts'
import { drawForTest } from '../testing/draw-for-test.tsx'
import { drawKnowing, failingAt } from '../testing/draw-knowing.tsx'
import { Gate } from './gate.tsx'

const part = <Gate>Son espace</Gate>

// spec: 2.3, 2.92, 4.1
it('while it is asked who she is, a loader says « Chargement du tableau de bord... » and nothing else shows', () => {
  const html = drawKnowing(part, createQueryClient())
  expect(html).toMatch(/role="status" class="loading-screen".*Chargement du tableau de bord\.\.\./)
  expect(html).not.toContain('Son espace')
})

// spec: 4.1
it('her dashboard shows once she is known', () => expect(drawForTest(part)).toContain('Son espace'))

describe('who she is could not be told', () => {
  const answered = (status: number) => {
    const error = new ApiError({ status, code: null, sentence: '' })
    return drawKnowing(part, failingAt(api.currentUser(), error, createQueryClient()))
  }
  // spec: 7.5, 8.48
  it.each([0, 403, 500, 503])('« Erreur utilisateur », after a %i', (status) =>
    expect(answered(status)).toMatch(/role="alert".*Erreur utilisateur/s),
  )
  // spec: 4.4
  it('a 401 is no error: she is on her way to the landing page', () => {
    expect(answered(401)).not.toContain('Erreur')
    expect(answered(401)).toContain('Chargement du tableau de bord')
  })
})
