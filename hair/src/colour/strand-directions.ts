import type { Matte } from '../matte/soft/soft-matte.ts'
import { blur } from '../pixels/blur.ts'
import type { Plane, Size } from '../pixels/picture.ts'

/** Unit vectors along the strands, at a quarter of the size. */
export interface StrandDirections extends Size {
  x: Plane
  y: Plane
}

/**
 * Where the strands run: across the main direction of the lightness gradient (structure tensor, J. Bigün and
 * G. Granlund 1987), steadied by the hair around where a place is too dark to tell, and by gravity.
 */
export function strandDirections(
  lab: Float32Array,
  { alpha, w, h }: Pick<Matte, 'alpha' | 'w' | 'h'>,
): StrandDirections {
  const size = { w: Math.ceil(w / 4), h: Math.ceil(h / 4) }
  const n = size.w * size.h
  const [xx, xy, yy] = [new Float32Array(n), new Float32Array(n), new Float32Array(n)]
  for (let y = 2; y < h - 2; y += 2) {
    for (let x = 2; x < w - 2; x += 2) {
      const i = y * w + x
      if (alpha[i] < 0.8) continue
      const dx = lab[(i + 2) * 3] - lab[(i - 2) * 3] + (lab[(i + 1) * 3] - lab[(i - 1) * 3])
      const dy = lab[(i + 2 * w) * 3] - lab[(i - 2 * w) * 3] + (lab[(i + w) * 3] - lab[(i - w) * 3])
      const j = (y >> 2) * size.w + (x >> 2)
      const weight = alpha[i] ** 3 / (1e-3 + dx * dx + dy * dy) ** 0.5
      xx[j] += weight * dx * dx
      xy[j] += weight * dx * dy
      yy[j] += weight * dy * dy
    }
  }
  const tensor = [xx, xy, yy].map((plane) => {
    const near = blur(plane, size.w, size.h, size.w / 130)
    const far = blur(near, size.w, size.h, size.w / 30)
    for (let j = 0; j < n; j++) near[j] += 0.15 * far[j]
    return near
  })
  const out = { ...size, x: new Float32Array(n), y: new Float32Array(n) }
  for (let j = 0; j < n; j++) {
    const across = 0.5 * Math.atan2(2 * tensor[1][j], tensor[0][j] - tensor[2][j] + 1e-3)
    out.x[j] = -Math.sin(across)
    out.y[j] = Math.cos(across)
  }
  return out
}
