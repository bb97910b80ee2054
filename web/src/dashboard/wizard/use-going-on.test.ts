import type { Draft } from '@app/domain/drafts/drafts-api.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callHook } from '../testing/draw-knowing.tsx'
import { useGoingOn } from './use-going-on.ts'
import type { OpenWizard } from './use-wizard.ts'

const notify = vi.hoisted(() => vi.fn())
vi.mock('../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
const focus = vi.fn()
beforeEach(() => void vi.stubGlobal('document', { getElementById: () => ({ focus }) }))
afterEach(() => {
  notify.mockClear()
  focus.mockClear()
  vi.unstubAllGlobals()
})

const draft: Draft = {
  ...{ id: '0b8d3c5e-54a1-4c1c-9d59-2f3f6f0d4a11', name: 'Été', uploadedImages: [], step: 1 },
  ...{ baseStyle: null, tone: null, packageType: null, updatedAt: '2026-11-18T09:30:00.000Z', hints: [] },
}
function pressEnter(changes: Partial<Draft>) {
  const onNext = vi.fn()
  const wizard: OpenWizard = {
    draft: { ...draft, ...changes },
    step: 1,
    change: () => undefined,
    goTo: () => undefined,
  }
  callHook(() => useGoingOn(wizard, onNext)).goOn()
  return onNext
}

describe('Suivant, or Enter in the name of the transformation', () => {
  // spec: 8.17
  it('says how many photos are missing', () => {
    expect(pressEnter({})).not.toHaveBeenCalled()
    expect(notify).toHaveBeenCalledWith('uploadMin', { values: { count: 15 } })
  })
  it('leads to the line that says what else is missing, and nothing of photos meanwhile', () => {
    expect(pressEnter({ name: ' ' })).not.toHaveBeenCalled()
    expect(notify).not.toHaveBeenCalled()
    expect(focus).toHaveBeenCalledOnce()
  })
})
