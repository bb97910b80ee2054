import type { Face } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import type { Matte } from '../../matte/soft/soft-matte.ts'
import type { Plane } from '../../pixels/picture.ts'
import { samplePlane } from '../../pixels/sample-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'

/** OKLab distance (chroma doubled) of hair and backdrop from which on a pixel can be told to be one of them. */
const CONTRAST = [0.2, 0.32] as const

/**
 * The matte with the backdrop taken out of the gaps between curls: near the outline, where hair and backdrop differ
 * clearly, a pixel of the backdrop's colour is no hair.
 * @param lab the picture in OKLab, interleaved
 */
export function openGaps(lab: Float32Array, matte: Matte, face: Face): Plane {
  const { w, h, small, hair, behind } = matte
  const out = matte.alpha.slice()
  const deep = wideBlur(matte.alpha, w, h, faceFrame(face).s * 0.05)
  for (let i = 0; i < out.length; i++) {
    if (out[i] < 0.02 || deep[i] > 0.995) continue
    const x = i % w
    const y = (i / w) | 0
    let squared = 0
    let along = 0
    for (let c = 0; c < 3; c++) {
      const gain = c ? 2 : 1
      const back = samplePlane(behind[c], small, matte, x, y)
      const line = (samplePlane(hair[c], small, matte, x, y) - back) * gain
      squared += line * line
      along += (lab[i * 3 + c] - back) * gain * line
    }
    const sure = smoothstep(CONTRAST[0], CONTRAST[1], Math.sqrt(squared)) * smoothstep(0.995, 0.93, deep[i])
    if (sure > 0) out[i] *= 1 - sure * (1 - smoothstep(0.15, 0.58, along / (squared + 1e-6)))
  }
  return out
}
