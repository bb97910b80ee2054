import { browAreas } from '../face/brow-area.ts'
import type { Face } from '../face/face.ts'
import { faceFrame } from '../face/face-frame.ts'
import type { Plane, Size } from '../pixels/picture.ts'

/** Where the brows are, 0 to 1: hair that may follow the tone, though no part of the matte. */
export function brows(face: Face, size: Size): Plane {
  const plane = new Float32Array(size.w * size.h)
  for (const { box, brow } of browAreas(face, faceFrame(face), size)) {
    for (let y = 0; y < box.h; y++)
      plane.set(brow.subarray(y * box.w, (y + 1) * box.w), (box.y + y) * size.w + box.x)
  }
  return plane
}
