import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawForTest } from '../../testing/draw-for-test.tsx'
import { SuccessPanel } from './success-panel.tsx'

// There is no browser here: what React does once the panel is shown is done at once.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => void) => run(),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what she reads once her transformation has begun', () => {
  it.each([
    { kind: 'success', says: 'Paiement réussi' },
    { kind: 'successFree', says: 'Test lancé avec succès' },
    // spec: 4.17, 4.18, 4.19
  ] as const)('$kind: « $says », and that it is under way', ({ kind, says }) => {
    const html = drawForTest(<SuccessPanel kind={kind} onDone={() => undefined} />)
    expect(html).toContain(says)
    expect(html).toContain('Votre transformation est en cours...')
  })
  it.each([
    { ms: 1999, left: 0 },
    { ms: 2000, left: 1 },
    // spec: 4.20, 9.14
  ])('after $ms ms it has given way $left times', ({ ms, left }) => {
    const onDone = vi.fn()
    drawForTest(<SuccessPanel kind="success" onDone={onDone} />)
    vi.advanceTimersByTime(ms)
    expect(onDone).toHaveBeenCalledTimes(left)
  })
})
