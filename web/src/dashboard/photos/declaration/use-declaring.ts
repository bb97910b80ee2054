import { useEffect, useSyncExternalStore } from 'react'
import { useAwaitsDeclaration, useDeclaration, useDeclare } from './declaration-queries.ts'
import { heldPhotos, holdPhotos, subscribeToHeld, takeHeldPhotos } from './held-photos.ts'

export interface Declaring {
  /** The box stands there: she has yet to declare. */
  isAsked: boolean
  /** So many photos wait for it. */
  waiting: number
  hasFailed: boolean
  declare(): void
  /** Photos she has chosen: they go on at once, or wait until she has declared. */
  choose(files: File[]): void
}

/** Holds back what she chooses until she has declared that it is hers to send; nothing has to be chosen twice. */
export function useDeclaring(draftId: string, add: (files: File[]) => void): Declaring {
  const { data } = useDeclaration()
  const isAwaited = useAwaitsDeclaration()
  const declaring = useDeclare()
  const held = useSyncExternalStore(subscribeToHeld, () => heldPhotos(draftId))
  const isDeclared = Boolean(data?.declaration)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held goes on once, when she has declared.
  useEffect(() => {
    if (isDeclared && held.length > 0) add(takeHeldPhotos(draftId))
  }, [isDeclared, held])
  return {
    // Also where nobody can tell whether she has: what she chooses would wait for a box that is not there. Gone with her
    // tick, rather than with the answer, under her eyes; it comes back where it could not be kept.
    isAsked: !isAwaited && !isDeclared && !declaring.isPending,
    waiting: held.length,
    hasFailed: declaring.isError,
    declare: () => declaring.mutate(),
    choose: (files) => (isDeclared ? add(files) : holdPhotos(draftId, files)),
  }
}
