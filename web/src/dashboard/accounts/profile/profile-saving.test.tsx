import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { ProfileForm } from './profile-form.tsx'

const saving = vi.hoisted(() => ({ isPending: false, error: null as Error | null, mutate: () => undefined }))
vi.mock('../account-queries.ts', async (original) => ({
  ...(await original<typeof import('../account-queries.ts')>()),
  useSaveProfile: () => saving,
}))
const draw = (state: Partial<typeof saving>) => {
  Object.assign(saving, { isPending: false, error: null }, state)
  return drawForTest(<ProfileForm onDone={() => undefined} />)
}

describe('the profile form', () => {
  // spec: 2.57
  it('its button says « Sauvegarde... » while it is being saved', () => {
    expect(draw({ isPending: true })).toContain('Sauvegarde...')
    expect(draw({})).not.toContain('Sauvegarde...')
  })
  // spec: 8.52
  it('« Erreur mise à jour profil » stands in it when it could not be saved', () =>
    expect(
      draw({ error: new ApiError({ status: 503, code: 'unavailable', sentence: 'Un instant.' }) }),
    ).toMatch(/role="alert".*Sauvegarde impossible.*Erreur mise à jour profil\. Un instant\./s))
})
