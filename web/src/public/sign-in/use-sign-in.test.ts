import { userAnswer } from '@app/domain/accounts/accounts-api.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeToast } from '../../ui/toasts/handed-toast.ts'
import { enter } from './use-sign-in.ts'

const { user } = userAnswer.parse({
  user: {
    ...{ id: '7f1c1d8a-6c1e-4a55-9a35-4d7c2f9f2a01', firstName: 'Camille', lastName: null, phone: null },
    ...{ email: 'camille@exemple.fr', emailVerified: true, pendingEmail: null, gender: null },
    ...{ image: 'picture1.png', userType: 'client', credits: 0, canTestNotifications: false },
  },
})
const kept = new Map<string, string>()
const assign = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockClear()
})

describe('once the server knows her, she goes to her dashboard and is greeted there', () => {
  it.each([
    { kind: 'register', key: 'welcome' },
    { kind: 'login', key: 'loginSuccess' },
    // spec: 2.31, 2.32, 8.21, 8.22
  ] as const)('after $kind: $key', ({ kind, key }) => {
    void enter(kind, user)
    expect(assign).toHaveBeenCalledWith('/dashboard')
    expect(takeToast()).toEqual({ key, values: { firstName: 'Camille' } })
  })
})
