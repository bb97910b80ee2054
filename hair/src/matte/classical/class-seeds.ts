import { boxBlur } from '../../pixels/box-blur.ts'
import type { Plane } from '../../pixels/picture.ts'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../masks.ts'
import type { Reach } from '../scene/reach.ts'
import type { Scene } from '../scene/scene.ts'
import type { Tones } from '../scene/tones.ts'

/** What is known before any colour model is. */
interface Known {
  scene: Scene
  tones: Tones
  reach: Reach
  /** See `sharpenPrior`. */
  skin: Plane
}

/** Pixels that are almost surely of a class, as weights 0 to 1: what the colour models learn from first. */
export function classSeeds({ scene: s, tones: t, reach: r, skin }: Known): Plane[] {
  const seeds = [0, 1, 2, 3].map(() => new Float32Array(s.n))
  // the skin's upper edge tells where the hair starts, whatever the tilt of the head or the forehead's height
  const forehead = new Float32Array(s.n)
  for (let i = 0; i < s.n; i++) forehead[i] = skin[i] > 0.5 && s.v[i] > 0.05 ? 1 : 0
  const aboveForehead = boxBlur(forehead, s.w, s.h, Math.max(2, Math.round(s.frame.s * 0.11)))
  for (let i = 0; i < s.n; i++) {
    seeds[SKIN][i] = skinSeed(s, r, i)
    seeds[HAIR][i] = hairSeed(s, r, skin, aboveForehead, i)
    seeds[BACKGROUND][i] = backgroundSeed(s, t, r, i)
    seeds[CLOTHES][i] = clothesSeed(s, t, r, i)
  }
  return seeds
}

function skinSeed(s: Scene, r: Reach, i: number): number {
  if (r.faceSeeds[i]) return 1
  if (r.face[i] < 5.5 && s.v[i] > -0.4) return 0.7
  return r.neck[i] < 3 ? 0.6 : 0
}

function hairSeed(s: Scene, r: Reach, skin: Plane, aboveForehead: Plane, i: number): number {
  if (s.v[i] <= 0.2 || skin[i] >= 0.05 || r.background[i] <= 5 || s.feature[i]) return 0
  if (aboveForehead[i] > 0.02 && s.head[i] < 1.12) return s.oval[i] ? 0.4 : 0.9
  return !s.oval[i] && s.head[i] < 0.92 ? 0.7 : 0
}

/** Far from the head lies background, unless it has the colour of the crown and no flood came there: wide hair. */
function backgroundSeed(s: Scene, t: Tones, r: Reach, i: number): number {
  if (r.backgroundSeeds[i]) return 1
  if (t.isHairTone(i) && r.background[i] > 5) return 0
  if (s.head[i] > 1.5 && s.v[i] > -0.35) return 1
  if (r.background[i] < 2 && s.v[i] > -0.5 && s.head[i] > 1.05) return 0.5
  return Math.abs(s.u[i]) > 1.5 && s.v[i] > -0.9 ? 0.6 : 0
}

/** Long hair hangs between the chest's middle and the arms. */
function clothesSeed(s: Scene, t: Tones, r: Reach, i: number): number {
  const across = Math.abs(s.ug[i])
  if (r.clothes[i] < 3) return 0.7
  if (s.vg[i] < -1.2 && across < 0.26 && !t.isHairTone(i)) return 0.5
  return s.vg[i] < -1.5 && across > 0.95 && across < 1.4 ? 0.35 : 0
}
