import { resizePicture } from '../../files/resize-picture.ts'
import { loadSilhouetteNetwork } from '../../network/load-networks.ts'
import { blur } from '../../pixels/blur.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'

/** How far the silhouette is softened, as a share of the width: single hairs fly beyond its coarse outline. */
const SOFTENED = 0.008

/** Where hair may be: 1 on a person and at the rim of one, 0 elsewhere, at mask size. */
export async function personShares(picture: Picture, { w, h }: Size): Promise<Plane> {
  const network = await loadSilhouetteNetwork()
  const small = await resizePicture(picture, network.width, network.height)
  const silhouette = resizePlane(network.run(small.data), network.width, network.height, w, h)
  return blur(silhouette, w, h, w * SOFTENED).map((share) => smoothstep(0.06, 0.36, share))
}
