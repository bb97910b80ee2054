import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlertDialogProps } from '../../../ui/dialogs/alert-dialog.tsx'
import { drawKnowing, knowing } from '../../testing/draw-knowing.tsx'
import { LogoutDialog } from './logout-dialog.tsx'

const drawn = vi.hoisted(() => ({ props: null as AlertDialogProps | null }))
// A question is drawn by the browser alone: here, only what it asks.
vi.mock('../../../ui/dialogs/alert-dialog.tsx', () => ({
  AlertDialog: (props: AlertDialogProps) => {
    drawn.props = props
    return null
  },
}))

function ask(firstName = 'Camille') {
  const client = knowing({ '/api/sessions': { transformations: [] } }, { firstName })
  drawKnowing(<LogoutDialog open onCancel={() => undefined} />, client)
  if (!drawn.props) throw new Error('nothing was asked')
  return { client, ...drawn.props }
}

describe('she is asked before she is signed out', () => {
  // spec: 2.74
  it('by her first name', () =>
    expect(ask().description).toBe('Camille, êtes-vous sûre de vouloir vous déconnecter\u202f?'))
  // spec: 2.73
  it('without it when it is not known', () =>
    expect(ask('').description).toBe('Êtes-vous sûre de vouloir vous déconnecter\u202f?'))
  // spec: 2.73, 2.75
  it('under « Déconnexion », with Annuler and Me déconnecter', () =>
    expect(ask()).toMatchObject({
      title: 'Déconnexion',
      cancelLabel: 'Annuler',
      confirmLabel: 'Me déconnecter',
    }))
})

describe('once she has said yes', () => {
  const replace = vi.fn()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { replace })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })
  const isKept = (client: ReturnType<typeof knowing>) => client.getQueryData(['/api/sessions']) !== undefined

  it.each([
    { what: 'succeeds', answer: async () => new Response('{"success":true}'), logged: 0 },
    { what: 'fails', answer: () => Promise.reject(new Error('cut')), logged: 1 },
    // spec: 2.76, 4.2, 4.3, 9.16
  ])('when the call $what, 500 ms later nothing of hers is kept and the page is left', async (call) => {
    vi.stubGlobal('fetch', call.answer)
    const { client, onConfirm } = ask()
    onConfirm()
    await vi.advanceTimersByTimeAsync(499)
    expect(isKept(client)).toBe(true)
    expect(replace).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(isKept(client)).toBe(false)
    expect(replace).toHaveBeenCalledWith('/')
    expect(log).toHaveBeenCalledTimes(call.logged)
  })
})
