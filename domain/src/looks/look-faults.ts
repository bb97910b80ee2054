/** What the check of a look looks at, and what may speak against it there: the names of its measures. */
export const LOOK_ASPECTS = {
  head: ['turn', 'lean', 'facePixels'],
  frame: ['sides', 'top', 'bottom', 'area'],
  outline: ['score', 'fuzz', 'leak', 'throat', 'odd', 'skin', 'spur'],
} as const
export type LookAspect = keyof typeof LOOK_ASPECTS

/** Without a face nothing else is measured; what cannot be read has none. */
export type LookFault = 'no_face' | (typeof LOOK_ASPECTS)[LookAspect][number]
export const LOOK_FAULTS: readonly LookFault[] = ['no_face', ...Object.values(LOOK_ASPECTS).flat()]
