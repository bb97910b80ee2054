interface Held {
  draftId: string
  files: readonly File[]
}

const NONE: Held = { draftId: '', files: [] }

let held = NONE
const listeners = new Set<() => void>()

export function subscribeToHeld(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What she chose for a draft before she declared that it is hers to send. Kept beside React for the life of the page, as
 * what travels is: closing the wizard forgets nothing.
 */
export const heldPhotos = (draftId: string): readonly File[] =>
  held.draftId === draftId ? held.files : NONE.files

export function holdPhotos(draftId: string, files: readonly File[]): void {
  held = { draftId, files: [...heldPhotos(draftId), ...files] }
  for (const listener of listeners) listener()
}

/** They go on, once. */
export function takeHeldPhotos(draftId: string): File[] {
  const files = [...heldPhotos(draftId)]
  held = NONE
  for (const listener of listeners) listener()
  return files
}
