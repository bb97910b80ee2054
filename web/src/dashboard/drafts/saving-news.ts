import type { SaveState } from './draft-saver.ts'

/** Which toast a change of the saving deserves: a failure once, and its end. */
export function savingNews(state: SaveState, isInTrouble: boolean): 'saveError' | 'saved' | null {
  if (state === 'failed' && !isInTrouble) return 'saveError'
  return state === 'saved' && isInTrouble ? 'saved' : null
}
