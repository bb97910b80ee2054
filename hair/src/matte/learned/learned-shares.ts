import type { Face } from '../../face/face.ts'
import { mirrorFace, mirrorPicture, mirrorPlane } from '../../face/mirror.ts'
import { placeFace } from '../../face/place-face.ts'
import { resizePicture } from '../../files/resize-picture.ts'
import { loadMatteNetwork } from '../../network/load-networks.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { HAIR } from '../masks.ts'
import { readFeatures } from './read-features.ts'

/** What the network says of a portrait. */
export interface LearnedShares {
  /** Background, hair, skin and clothes at mask size, adding up to 1. */
  shares: Plane[]
  /** Shares of hair as seen in the portrait and in its mirror image, at mask size. */
  views: [Plane, Plane]
}

/**
 * Asks the matte network twice, the second time about the mirror image: the mean of the two is better than
 * either, and where they disagree neither knows.
 */
export async function learnedShares(picture: Picture, face: Face, size: Size): Promise<LearnedShares> {
  const network = await loadMatteNetwork()
  const small = await resizePicture(picture, network.width, network.height)
  const placed = placeFace(face, network.width / picture.w)
  const seen = network.run(readFeatures(small, placed))
  const mirrored = network
    .run(readFeatures(mirrorPicture(small), mirrorFace(placed, network.width)))
    .map((plane) => mirrorPlane(plane, network.width))
  const shares = seen.map((plane, c) => plane.map((share, i) => (share + mirrored[c][i]) / 2))
  const atMaskSize = (plane: Plane) => resizePlane(plane, network.width, network.height, size.w, size.h)
  return { shares: shares.map(atMaskSize), views: [atMaskSize(seen[HAIR]), atMaskSize(mirrored[HAIR])] }
}
