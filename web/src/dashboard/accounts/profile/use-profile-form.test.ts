import { userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { CAMILLE } from '../../testing/draw-for-test.tsx'
import { callHook } from '../../testing/draw-knowing.tsx'
import { useProfileForm } from './use-profile-form.ts'

const { notify, saving } = vi.hoisted(() => ({
  notify: vi.fn(),
  saving: { isPending: false, error: null, mutate: vi.fn() },
}))
vi.mock('../../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
vi.mock('../account-queries.ts', async (original) => ({
  ...(await original<typeof import('../account-queries.ts')>()),
  useSaveProfile: () => saving,
}))
afterEach(() => void vi.clearAllMocks())

type Ends = { onSuccess: (answer: unknown) => void; onError: (error: Error) => void }
async function save(end: (ends: Ends) => void) {
  saving.mutate.mockImplementationOnce((_profile, ends: Ends) => end(ends))
  const onDone = vi.fn()
  await callHook(() => useProfileForm(onDone)).save()
  return onDone
}

describe('her profile', () => {
  // spec: 7.13, 8.24
  it('saved, says « Profil mis à jour » and closes', async () => {
    const onDone = await save(({ onSuccess }) => onSuccess(userAnswer.parse({ user: CAMILLE })))
    expect(notify).toHaveBeenCalledWith('profileUpdated')
    expect(onDone).toHaveBeenCalledTimes(1)
  })
  // spec: 8.10
  it('not saved, says « Sauvegarde impossible » with what the server said, and stays', async () => {
    const refused = new ApiError({ status: 503, code: 'unavailable', sentence: 'Un instant.' })
    const onDone = await save(({ onError }) => onError(refused))
    expect(notify).toHaveBeenCalledWith('profileError', { description: 'Un instant.' })
    expect(onDone).not.toHaveBeenCalled()
  })
  it('cut off, says « Connexion interrompue »', async () => {
    await save(({ onError }) => onError(new ApiError({ status: 0, code: null, sentence: '' })))
    expect(notify).toHaveBeenCalledWith('networkError', expect.anything())
  })
})
