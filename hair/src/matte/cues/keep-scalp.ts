import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
import type { Scene } from '../scene/scene.ts'

/** Removes, in place, hair that does not grow from the upper skull, and fills pin holes. */
export function keepScalp(hair: Uint8Array, s: Scene): void {
  dropRegions(hair, s.w, 1, (pixels) => {
    let onScalp = 0
    let near = 0
    for (const i of pixels) {
      if (s.head[i] < 1.08 && s.v[i] > -0.15) onScalp++
      if (s.head[i] < 1.6) near++
    }
    return onScalp > 25 || (pixels.length > s.n * 0.004 && near > pixels.length * 0.5)
  })
  dropRegions(hair, s.w, 0, (pixels) => pixels.length > s.n * 0.0006)
}

/** Inverts every connected area of `value` that is not worth keeping. */
function dropRegions(mask: Uint8Array, w: number, value: number, keep: (pixels: number[]) => boolean) {
  const regions = connectedAreas(
    mask.map((is) => (is === value ? 1 : 0)),
    w,
  )
  for (const region of regions) if (!keep(region)) for (const i of region) mask[i] = 1 - value
}
