import { afterEach, expect, it, vi } from 'vitest'
import { whenSeen } from './when-seen.ts'

/** As much of a document as the rule looks at. */
function openTab(visibilityState: 'visible' | 'hidden') {
  const tab = Object.assign(new EventTarget(), { visibilityState })
  vi.stubGlobal('document', tab)
  return {
    become: (state: 'visible' | 'hidden') => {
      tab.visibilityState = state
      tab.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
afterEach(() => vi.unstubAllGlobals())

it('news is shown at once while she looks', () => {
  openTab('visible')
  const show = vi.fn()
  whenSeen(show)
  expect(show).toHaveBeenCalledOnce()
})

it('news that comes while she is in another tab waits for her', () => {
  const tab = openTab('hidden')
  const show = vi.fn()
  whenSeen(show)
  expect(show).not.toHaveBeenCalled()
  tab.become('visible')
  expect(show).toHaveBeenCalledOnce()
})

it('of several that waited she is shown the last, once', () => {
  const tab = openTab('hidden')
  const [first, last] = [vi.fn(), vi.fn()]
  whenSeen(first)
  whenSeen(last)
  tab.become('visible')
  tab.become('hidden')
  tab.become('visible')
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
})
