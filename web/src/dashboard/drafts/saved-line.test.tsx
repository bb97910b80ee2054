import { afterEach, expect, it, vi } from 'vitest'
import { drawForTest } from '../testing/draw-for-test.tsx'
import type { SaveState } from './draft-saver.ts'
import { SavedLine } from './saved-line.tsx'

const saver = vi.hoisted(() => ({ state: 'idle' as SaveState }))
// There is no browser here: what the page listens to is read once.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_listen: unknown, read: () => unknown) => read(),
}))
vi.mock('./draft-saving.ts', () => ({ draftSaver: { subscribe: () => undefined, state: () => saver.state } }))
afterEach(() => {
  saver.state = 'idle'
})

// spec: 8.37
it('« Erreur lors de la mise à jour du brouillon » stands in the wizard when it could not be saved', () => {
  saver.state = 'failed'
  expect(drawForTest(<SavedLine />)).toMatch(/role="status".*>Erreur lors de la mise à jour du brouillon\./)
})

it('nothing is said of a draft that has not changed', () =>
  expect(drawForTest(<SavedLine />)).toMatch(/<p role="status"[^>]*><\/p>/))
