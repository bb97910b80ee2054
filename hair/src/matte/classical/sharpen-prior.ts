import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../masks.ts'
import type { Reach } from '../scene/reach.ts'
import type { Scene } from '../scene/scene.ts'
import type { Tones } from '../scene/tones.ts'

/** 0 to 1: how surely the background's flood reaches a pixel outside the skull. */
export const backgroundReached = (s: Scene, r: Reach, i: number): number =>
  smoothstep(8, 3, r.background[i]) * smoothstep(0.85, 1.05, s.head[i])

/** 0 to 1: how surely the clothes' flood reaches a pixel. */
export const clothesReached = (r: Reach, i: number): number => smoothstep(7, 3, r.clothes[i])

/** Lets the floods correct the priors in place; returns how surely each pixel is skin, 0 to 1. */
export function sharpenPrior(s: Scene, t: Tones, r: Reach): Plane {
  const skin = new Float32Array(s.n)
  const [background, hair, skinPrior, clothes] = [BACKGROUND, HAIR, SKIN, CLOTHES].map((c) => s.prior[c])
  for (let i = 0; i < s.n; i++) {
    skin[i] = reachedSkin(s, t, r, i)
    const x = skin[i]
    if (x > 0) {
      hair[i] *= 1 - 0.94 * x
      skinPrior[i] += x * (1 - skinPrior[i])
    }
    const worn = clothesReached(r, i)
    if (worn > 0) {
      hair[i] *= 1 - 0.75 * worn
      clothes[i] = Math.max(clothes[i], 0.7 * worn)
    }
    const behind = backgroundReached(s, r, i)
    if (behind > 0 && s.v[i] > -0.9) {
      hair[i] *= 1 - 0.85 * behind
      background[i] = Math.max(background[i], 0.8 * behind)
    }
  }
  return skin
}

function reachedSkin(s: Scene, t: Tones, r: Reach, i: number): number {
  const onFace = s.v[i] > -0.45 ? smoothstep(9 + 0.7 * t.darkSkin, 5.5 + 2.7 * t.darkSkin, r.face[i]) : 0
  const skin = Math.max(onFace, smoothstep(8, 4, r.neck[i]))
  const isShadedSide = s.oval[i] === 1 && s.v[i] < 0.15 && s.texture[i] < t.strand - 0.2 && t.isSkinTone(i)
  return isShadedSide ? Math.max(skin, 0.85) : skin
}
