import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeToast } from '../../ui/toasts/handed-toast.ts'
import { enter } from './enter.ts'

const form = { closest: () => null } as unknown as HTMLFormElement
const entering = { message: '', dashboard: '/dashboard', wizard: '/dashboard/nouvelle' }
const answer = { user: { id: '7f1c1d8a-6c1e-4a55-9a35-4d7c2f9f2a01', firstName: 'Camille' } }
const kept = new Map<string, string>()
const assign = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { querySelector: () => null })
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
    { greeting: 'welcome' },
    { greeting: 'loginSuccess' },
    // spec: 2.31, 2.32, 8.21, 8.22
  ] as const)('with $greeting', ({ greeting }) => {
    void enter(form, { ...entering, greeting }, answer)
    expect(assign).toHaveBeenCalledWith('/dashboard')
    expect(takeToast()).toEqual({ key: greeting, values: { firstName: 'Camille' } })
  })
})

it.each([{}, { user: null }, { user: { id: 1 } }])(
  'an answer that names nobody is a refusal: %j',
  async (other) => {
    await expect(enter(form, { ...entering, greeting: 'welcome' }, other)).rejects.toMatchObject({
      name: 'ApiError',
      code: null,
    })
    expect(assign).not.toHaveBeenCalled()
  },
)
