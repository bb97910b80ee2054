import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'

/** Of the soft matte: share of hair at full size; OKLab of the hair and of what lies behind it at mask size. */
export interface ColouredMatte extends Size {
  alpha: Plane
  hair: Plane[]
  behind: Plane[]
}

/** OKLab distances (hue counts twice) between which hair begins to be told from what it lies on. */
export interface Plain {
  from: number
  to: number
}

/**
 * Where full pixel i, which is mask pixel m, stands between what lies behind (0) and the hair nearby (1); 0 where they
 * are alike.
 */
export function hairShareAt(
  { hair, behind }: ColouredMatte,
  lab: Float32Array,
  i: number,
  m: number,
  { from, to }: Plain,
): number {
  let squared = 0
  let along = 0
  for (let c = 0; c < 3; c++) {
    const gain = c ? 4 : 1
    const line = hair[c][m] - behind[c][m]
    squared += line * line * gain
    along += (lab[i * 3 + c] - behind[c][m]) * line * gain
  }
  if (along <= 0 || squared <= from * from) return 0
  return Math.min(1, along / squared) * smoothstep(from, to, Math.sqrt(squared))
}

/** Where each row and column of the portrait is read at mask size: their sum is the pixel. */
export function coarsePixels({ w, h }: Size, mask: Size) {
  return {
    row: Uint32Array.from({ length: h }, (_, y) => (((y * mask.h) / h) | 0) * mask.w),
    column: Uint32Array.from({ length: w }, (_, x) => ((x * mask.w) / w) | 0),
  }
}
