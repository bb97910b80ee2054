import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import type { AvatarChoice } from './avatar-choice.tsx'
import { AvatarDialog } from './avatar-dialog.tsx'

const { notify, close, saving, choices } = vi.hoisted(() => ({
  notify: vi.fn(),
  close: vi.fn(),
  saving: {
    isPending: false,
    error: null as Error | null,
    variables: undefined as string | undefined,
    mutate: vi.fn(),
  },
  choices: new Map<string, Parameters<typeof AvatarChoice>[0]>(),
}))
vi.mock('../../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
vi.mock('../../shell/open-window.ts', () => ({ useOpenWindow: () => ({ isOpen: () => true, close }) }))
vi.mock('../../../ui/dialogs/dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('./avatar-choice.tsx', () => ({
  AvatarChoice: (props: Parameters<typeof AvatarChoice>[0]) => void choices.set(props.avatar, props),
}))
vi.mock('../account-queries.ts', async (original) => ({
  ...(await original<typeof import('../account-queries.ts')>()),
  useSaveAvatar: (told: Told) => ({
    ...saving,
    mutate: (avatar: string, form: Partial<Told>) => saving.mutate(avatar, told, form),
  }),
}))
afterEach(() => void vi.clearAllMocks())

/** Of the saving itself, and of the window, which hears of it only while it is there. */
interface Told {
  onSuccess: () => void
  onError: (error: Error) => void
}
function choose(end: (ends: Partial<Told>) => void): void {
  saving.mutate.mockImplementationOnce((_avatar: string, told: Told, form: Partial<Told>) => {
    end(told)
    end(form)
  })
  drawForTest(<AvatarDialog />)
  choices.get('picture3.png')?.onChoose()
}
const refused = new ApiError({ status: 503, code: 'unavailable', sentence: 'Un instant.' })

describe('« Choisir mon portrait »', () => {
  // spec: 2.68
  it('offers the eight portraits', () => {
    drawForTest(<AvatarDialog />)
    expect([...choices.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `picture${number}.png`))
  })
  // spec: 2.70
  it('saves at once what she presses', () => {
    choose(() => undefined)
    expect(saving.mutate).toHaveBeenCalledWith('picture3.png', expect.anything(), expect.anything())
    expect(close).not.toHaveBeenCalled()
  })
  // spec: 2.71, 4.35
  it('closes all of them while one is being saved, and shows which', () => {
    Object.assign(saving, { isPending: true, variables: 'picture3.png' })
    drawForTest(<AvatarDialog />)
    expect([...choices.values()].filter(({ disabled }) => disabled)).toHaveLength(8)
    expect([...choices.values()].filter(({ isSaving }) => isSaving).map(({ avatar }) => avatar)).toEqual([
      'picture3.png',
    ])
    Object.assign(saving, { isPending: false, variables: undefined })
  })
  // spec: 2.72, 4.35, 8.25
  it('closes once it is saved, and says so', () => {
    choose(({ onSuccess }) => onSuccess?.())
    expect(notify).toHaveBeenCalledWith('imageUpdated')
    expect(close).toHaveBeenCalledTimes(1)
  })
  // spec: 8.11
  it('stays when it could not be saved, and says « Erreur de mise à jour »', () => {
    choose(({ onError }) => onError?.(refused))
    expect(notify).toHaveBeenCalledWith('profileImageError', { description: 'Un instant.' })
    expect(close).not.toHaveBeenCalled()
  })
  // spec: 8.51
  it('keeps « Erreur mise à jour image » beside the portraits', () => {
    saving.error = refused
    expect(drawForTest(<AvatarDialog />)).toMatch(/role="alert".*Erreur mise à jour image\. Un instant\./s)
    saving.error = null
  })
})
