import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPayingDocument } from './paying-document.ts'

const reload = vi.fn()
const dataset: Record<string, string> = {}
const kept = new Map<string, string>()
const memory = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', memory)
})
afterEach(() => {
  delete dataset.allowsThirdParties
  kept.clear()
  reload.mockClear()
  vi.unstubAllGlobals()
})

describe('the card form is drawn in a document that lets its provider in', () => {
  it('at once, where the page was opened by its address', () => {
    dataset.allowsThirdParties = 'true'
    expect(isPayingDocument()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })
  it('after one reload, where she came from another page of the dashboard', () => {
    expect(isPayingDocument()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    dataset.allowsThirdParties = 'true'
    expect(isPayingDocument()).toBe(true)
  })
  it('after a second visit too', () => {
    isPayingDocument()
    dataset.allowsThirdParties = 'true'
    isPayingDocument()
    delete dataset.allowsThirdParties
    expect(isPayingDocument()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
  })
  it('and never by a second reload of the same page', () => {
    isPayingDocument()
    expect(isPayingDocument()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })
  it('nor by one at all, in a browser that remembers nothing', () => {
    vi.stubGlobal('sessionStorage', { ...memory, setItem: () => undefined })
    expect(isPayingDocument()).toBe(true)
    expect(reload).not.toHaveBeenCalled()
  })
})
