import { type Profile, type User, userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { CAMILLE } from '../../testing/draw-for-test.tsx'
import { callHook } from '../../testing/draw-knowing.tsx'
import { useProfileForm } from './use-profile-form.ts'

const { notify, ends } = vi.hoisted(() => ({ notify: vi.fn(), ends: vi.fn() }))
vi.mock('../../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
vi.mock('../account-queries.ts', async (original) => ({
  ...(await original<typeof import('../account-queries.ts')>()),
  useSaveProfile: (told: Told) => ({
    isPending: false,
    error: null,
    mutate: (sent: Profile, form: Told) => ends(sent, told, form),
  }),
}))
afterEach(() => void vi.clearAllMocks())

/** Of the saving itself, and of the form, which hears of it only while it is there. */
interface Told {
  onSuccess: (user: User, sent: Profile) => void
  onError: (error: Error) => void
}

type End = (told: Told, sent: Profile) => void
const saved: End = ({ onSuccess }, sent) => onSuccess(userAnswer.parse({ user: CAMILLE }).user, sent)
const failed =
  (status: number, sentence = ''): End =>
  ({ onError }) =>
    onError(new ApiError({ status, code: null, sentence }))

async function save(end: End, isOpen: boolean) {
  ends.mockImplementationOnce((sent: Profile, told: Told, form: Told) => {
    end(told, sent)
    if (isOpen) end(form, sent)
  })
  const onDone = vi.fn()
  await callHook(() => useProfileForm(onDone)).save()
  return onDone
}

describe.each([
  { is: 'open', isOpen: true },
  { is: 'closed meanwhile', isOpen: false },
])('her profile, its window $is', ({ isOpen }) => {
  // spec: 7.13, 8.24
  it('saved, says « Profil mis à jour »; an open window closes', async () => {
    const onDone = await save(saved, isOpen)
    expect(notify).toHaveBeenCalledExactlyOnceWith('profileUpdated')
    expect(onDone).toHaveBeenCalledTimes(isOpen ? 1 : 0)
  })
  // spec: 8.10
  it('not saved, says « Sauvegarde impossible » with what the server said, and stays', async () => {
    const onDone = await save(failed(503, 'Un instant.'), isOpen)
    expect(notify).toHaveBeenCalledExactlyOnceWith('profileError', { description: 'Un instant.' })
    expect(onDone).not.toHaveBeenCalled()
  })
  it('cut off, says « Connexion interrompue »', async () => {
    await save(failed(0), isOpen)
    expect(notify).toHaveBeenCalledExactlyOnceWith('networkError', expect.anything())
  })
})
