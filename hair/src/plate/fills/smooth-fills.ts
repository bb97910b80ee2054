import type { Masks } from '../../matte/masks.ts'
import { BACKGROUND, CLOTHES, SKIN } from '../../matte/masks.ts'
import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { pushPull } from '../../pixels/push-pull.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { membrane } from './membrane.ts'
import { skinFill, type Whose } from './skin-fill.ts'
import { withoutEdge } from './without-edge.ts'

/** Three channels per layer, filled smoothly from what is seen of that layer; neck and body share one. */
export interface SmoothFills {
  background: Plane[]
  face: Plane[]
  skin: Plane[]
  clothes: Plane[]
}

/**
 * @param f at the size of `at`
 * @param known `feature`: brows, eyes and mouth at mask size, no tone of skin; `background`: see `backgroundFill`
 */
export function smoothFills(
  at: Reduced,
  { masks, f }: Whose,
  { feature, background }: { feature: Uint8Array; background: Plane[] },
): SmoothFills {
  const seen = (test: (m: number) => boolean, isFace = false) => seenPixels(at, test, isFace)
  const face = seen((m) => masks.shares[SKIN][m] > 0.6 && masks.oval[m] > 0 && !feature[m], true)
  const skin = withoutEdge(
    seen((m) => masks.shares[SKIN][m] > 0.6 && !masks.oval[m]),
    at,
  )
  const clothes = seen((m) => masks.shares[CLOTHES][m] > 0.6 && !masks.oval[m])
  return {
    background,
    face: spread(at, face, 1.5),
    skin: skinFill(at, { masks, f }, { seen: skin, face }),
    clothes: spread(at, clothes, 1),
  }
}

/** 1 where the background is surely seen. */
export const seenBackground = (at: Reduced, masks: Masks): Plane =>
  planeOf(at.n, (o) => (!at.hole[o] && masks.shares[BACKGROUND][at.toMask(o)] > 0.8 ? 1 : 0))

/** The fills at another size. */
export const enlargeFills = (fills: SmoothFills, from: Size, to: Size): SmoothFills => {
  const up = (planes: Plane[]) => planes.map((plane) => resizePlane(plane, from.w, from.h, to.w, to.h))
  const { background, face, skin, clothes } = fills
  return { background: up(background), face: up(face), skin: up(skin), clothes: up(clothes) }
}

function seenPixels(at: Reduced, test: (m: number) => boolean, isFace: boolean): Plane {
  const out = new Float32Array(at.n)
  for (let o = 0; o < at.n; o++) {
    const isFar = isFace ? at.nearHair[o] < 0.03 : at.nearHairSharp[o] < 0.002
    if (!at.hole[o] && isFar && test(at.toMask(o))) out[o] = 1
  }
  return out
}

function spread(at: Reduced, weight: Plane, sigma: number): Plane[] {
  return pushPull(at.channels, weight, at.w, at.h).map((plane, c) => {
    const smooth = blur(plane, at.w, at.h, sigma)
    for (let o = 0; o < at.n; o++) if (weight[o] >= 1) smooth[o] = at.channels[c][o]
    return smooth
  })
}

/** A backdrop keeps its gradient: the smoothest surface through what is seen of it. */
export function backgroundFill(at: Reduced, masks: Masks): Plane[] {
  const weight = seenBackground(at, masks)
  const known = Uint8Array.from(weight)
  const domain = at.layer.map((l, o) => (l === LAYER.background || weight[o] ? 1 : 0))
  return at.channels.map((plane) => membrane(blur(plane, at.w, at.h, 1), { w: at.w, h: at.h, known, domain }))
}
