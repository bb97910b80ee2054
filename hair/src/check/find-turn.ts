import type { Turn } from '../contract.ts'
import { findFaces } from '../face/find-faces.ts'
import type { PhotoSource } from '../files/photo-format.ts'
import { readPhoto } from '../files/read-photo.ts'
import { turnPicture } from '../pixels/turn-picture.ts'
import { seeFaces } from './see-faces.ts'

/** Long side of the reduced picture, pixels: that of the check. */
const SIDE = 1200
/** On its side first: a telephone that lay flat takes those. */
const TURNS: readonly Turn[] = [90, 270, 180]
/** Where a face is only found once the photo is turned, a pattern must not do for one. */
const CERTAIN = 0.95

/**
 * How a photo that shows nobody as it is has to be turned so that it shows somebody upright; null where no turn helps.
 * A quarter of a second for each turn tried.
 * @throws HairError file_missing, format_not_supported, too_many_pixels, file_unreadable
 */
export async function findTurn(source: PhotoSource): Promise<Turn | null> {
  const photo = await readPhoto(source, SIDE)
  for (const turn of TURNS) {
    const turned = turnPicture(photo, turn)
    const seen = await seeFaces(turned, await findFaces(turned))
    if (seen && seen.main.certainty >= CERTAIN) return turn
  }
  return null
}
