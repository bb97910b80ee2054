import { afterEach, describe, expect, it, vi } from 'vitest'
import { forget, remember, remembered } from './tab-memory.ts'
import { handToast, takeToast } from './toasts/handed-toast.ts'

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

describe('a browser that forbids its storage', () => {
  it('remembers nothing, and nothing breaks', () => {
    vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse, removeItem: refuse })
    remember('key', 'value')
    expect(remembered('key')).toBeNull()
    forget('key')
  })

  it('loses the notification for the next page, not the sign-in it followed', () => {
    vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse, removeItem: refuse })
    handToast({ key: 'loginSuccess' })
    expect(takeToast()).toBeNull()
  })
})

describe('a tab', () => {
  it('remembers until it is told to forget', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      setItem: (key: string, value: string) => kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    })
    remember('key', 'value')
    expect(remembered('key')).toBe('value')
    forget('key')
    expect(remembered('key')).toBeNull()
  })
})
