import { samplePlane } from '../../pixels/sample-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Matte } from './soft-matte.ts'

/**
 * One OKLab channel of the hair alone at pixel (x, y): (I - (1 - alpha) · behind) / alpha, drawn towards the hair
 * nearby where alpha is small and the division would only show noise.
 */
export function pureHair(lab: Float32Array, matte: Matte, x: number, y: number, c: number): number {
  const i = y * matte.w + x
  const alpha = matte.alpha[i]
  const mixed = lab[i * 3 + c]
  if (alpha > 0.98) return mixed
  const behind = samplePlane(matte.behind[c], matte.small, matte, x, y)
  const near = samplePlane(matte.hair[c], matte.small, matte, x, y)
  const pure = (mixed - (1 - alpha) * behind) / Math.max(0.25, alpha)
  return pure + (near - pure) * (1 - smoothstep(0.3, 0.98, alpha))
}
