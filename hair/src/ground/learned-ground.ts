import { mirrorPlane } from '../face/mirror.ts'
import { loadGroundNetwork } from '../network/load-networks.ts'
import type { Plane } from '../pixels/picture.ts'
import { CELLS, groundFeatures, mirrorView, type Portrayed, viewGround } from './read-ground.ts'

/** Background, skin and clothes in every cell of a portrait, as if there were no hair: three planes that add up to 1. */
export type LearnedGround = Plane[]

/** Asks the ground network about a portrait and its mirror image, and takes the mean. */
export async function learnedGround(portrayed: Portrayed): Promise<LearnedGround> {
  const network = await loadGroundNetwork()
  const size = { w: network.width, h: network.height }
  const view = viewGround(portrayed)
  const ask = (features: Float32Array) => network.run(features).map((plane) => narrowed(plane, network.width))
  const seen = ask(groundFeatures(view, size))
  const mirrored = ask(groundFeatures(mirrorView(view), size))
  return seen.map((plane, c) => {
    const turned = mirrorPlane(mirrored[c], CELLS.w)
    return plane.map((share, i) => (share + turned[i]) / 2)
  })
}

/** The columns of a plane that are cells of the portrait. */
function narrowed(plane: Plane, width: number): Plane {
  const out = new Float32Array(CELLS.w * CELLS.h)
  for (let i = 0; i < out.length; i++) out[i] = plane[((i / CELLS.w) | 0) * width + (i % CELLS.w)]
  return out
}
