import type { Drawing } from '../drawing.ts'

/** Hair is drawn in two goes, with the head between them. */
export interface Haircut {
  behind?: (drawing: Drawing) => void
  front: (drawing: Drawing) => void
  /** Whether the ears show. */
  ears: boolean
  /** Whether the hair frames the forehead closely enough to shade it. */
  shadow: boolean
}
