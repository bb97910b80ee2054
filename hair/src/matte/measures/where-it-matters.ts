import { spread } from '../../pixels/masks/spread.ts'
import type { Plane } from '../../pixels/picture.ts'

/** A share of hair, as either view of the network sees it, through which doubt spreads. */
const DOUBT = 0.2

/** What is said of a picture w pixels wide. */
interface Said {
  /** 1 on the hair that was found. */
  cut: Uint8Array
  /** Shares of hair in the portrait and in its mirror image. */
  views: readonly Plane[]
  person: Plane
  w: number
}

/**
 * 1 on the hair that was found and on all that either view of the network holds for hair and that runs into it, on a
 * person; 0 elsewhere. What the views say of a far collar or a door was dropped, and says nothing of the matte.
 */
export function whereItMatters({ cut, views, person, w }: Said): Uint8Array {
  return spread(cut, (o) => person[o] >= 0.5 && views.some((view) => view[o] > DOUBT), w)
}
