import type { Face } from '../face/face.ts'
import { eyeRegions, mouthRegion } from '../face/face-regions.ts'
import { findFaces } from '../face/find-faces.ts'
import type { Picture } from '../pixels/picture.ts'
import { regionColours } from './region-colours.ts'

/**
 * The face mesh also fits, with full certainty, a face that stands on its head. Lips are redder than eyes:
 * where they seem not to be, the picture is turned and asked again.
 */
export async function isUpsideDown(picture: Picture, face: Face): Promise<boolean> {
  if (lipsAboveEyes(picture, face) > -0.001) return false
  const turned = turn(picture)
  const [other] = await findFaces(turned)
  return other !== undefined && lipsAboveEyes(turned, other) > 0.015
}

/** How much redder the mouth is than the eyes, OKLab a. */
function lipsAboveEyes(picture: Picture, face: Face): number {
  const eyes = eyeRegions(face).map((eye) => regionColours(picture, eye).a(0.9))
  return regionColours(picture, mouthRegion(face)).a(0.9) - Math.max(...eyes)
}

function turn(picture: Picture): Picture {
  const data = new Uint8Array(picture.data.length)
  for (let i = 0, j = data.length - 3; i < data.length; i += 3, j -= 3) {
    data[j] = picture.data[i]
    data[j + 1] = picture.data[i + 1]
    data[j + 2] = picture.data[i + 2]
  }
  return { ...picture, data }
}
