import type { Analysis } from '../analysis/analyse.ts'
import { placeFace } from '../face/place-face.ts'
import { resizePicture } from '../files/resize-picture.ts'
import { bytesToOklab } from '../pixels/oklab.ts'
import type { Size } from '../pixels/picture.ts'
import { resizePlane } from '../pixels/resize-plane.ts'

/**
 * The same analysis as if the portrait had been taken smaller. The matte is found at full size and then reduced:
 * so a preview refuses and shows what the image would.
 */
export async function shrinkAnalysis(analysis: Analysis, { w, h }: Size): Promise<Analysis> {
  const { picture: full, matte, face } = analysis
  const picture = await resizePicture(full, w, h)
  const { small, hair, behind, rim } = matte
  const alpha = resizePlane(matte.alpha, matte.w, matte.h, w, h)
  return {
    ...analysis,
    picture,
    lab: bytesToOklab(picture.data),
    matte: { w, h, alpha, small, hair, behind, rim },
    face: placeFace(face, w / full.w),
  }
}
