import { CLASSES, type Masks } from '../src/matte/masks.ts'
import type { Size } from '../src/pixels/picture.ts'
import { LAYER, LAYERS, type Layout } from '../src/plate/layers/layout.ts'
import type { Reduced } from '../src/plate/layers/reduced.ts'

/** Masks of one class, with nobody's face in them. */
export function plainMasks({ w, h }: Size, kind: number): Masks {
  return {
    ...{ w, h, oval: new Uint8Array(w * h), person: new Float32Array(w * h).fill(1) },
    shares: CLASSES.map((c) => new Float32Array(w * h).fill(c === kind ? 1 : 0)),
    quality: { score: 1, steadiness: 1, certainty: 1, agreement: 1 },
  }
}

/** One layer, all of it seen. */
export function plainLayout({ w, h }: Size, layer: number): Layout {
  return {
    ...{ w, h, fringe: 0, alpha: new Float32Array(w * h), shoulders: new Float32Array(w) },
    layer: new Uint8Array(w * h).fill(layer),
    seen: new Uint8Array(w * h).fill(1),
    told: new Uint8Array(w * h),
  }
}

/** One layer of one grey, none of it hidden; its masks are as large. */
export function plainReduced({ w, h }: Size, layer: number = LAYER.background, grey = 0.5): Reduced {
  const n = w * h
  const plane = (value = 0) => new Float32Array(n).fill(value)
  return {
    ...{ w, h, n, alpha: plane(), nearHair: plane(), nearHairSharp: plane() },
    channels: [plane(grey), plane(grey), plane(grey)],
    soft: Array.from({ length: LAYERS }, (_, l) => plane(l === layer ? 1 : 0)),
    layer: new Uint8Array(n).fill(layer),
    hole: new Uint8Array(n),
    toMask: (o) => o,
  }
}
