import { blur } from '../../pixels/blur.ts'
import { guidedFilter } from '../../pixels/guided-filter.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { BACKGROUND, CLASSES, CLOTHES, HAIR, SKIN } from '../masks.ts'
import { flood } from '../scene/flood.ts'
import type { Scene } from '../scene/scene.ts'
import type { Tones } from '../scene/tones.ts'
import { type ClassModels, fitClass, likelihoodAt } from './class-models.ts'
import { likelihood } from './mixture.ts'

/** Logarithm of the likelihood of a colour nobody has seen yet. */
const UNSEEN = -0.2
const COMPONENTS = [7, 5, 4, 5]

/** What is known of a photo before its classes are told apart. */
interface Known {
  scene: Scene
  tones: Tones
  models: ClassModels
  /** See `classSeeds`. */
  seeds: Plane[]
  /** See `sharpenPrior`. */
  skin: Plane
  /** See `edgeGuide`. */
  guide: Float32Array
}

/**
 * Shares of the four classes, in two rounds: colour models times place, smoothed along edges; then the models
 * are learned again from what is now certain. `models` and `scene.prior` are refined in place.
 */
export function classify(known: Known): Plane[] {
  const { scene, models, seeds, guide } = known
  const { w, h } = scene
  const smooth = guidedFilter({ guide, w, h }, 6, 4e-4)
  const natural = naturalHair(scene, known.tones)
  const first = clean(shares(known, natural, null).map(smooth))
  const near = first.map((share) => blur(share, w, h, 2))
  followLengths(known, first[HAIR], natural)
  for (const c of CLASSES) {
    models[c] =
      fitClass(scene, certain(scene, { found: first[c], seeds: seeds[c] }, c), COMPONENTS[c]) ?? models[c]
  }
  return clean(shares(known, natural, near).map(smooth))
}

const clean = (planes: Plane[]): Plane[] =>
  planes.map((plane) => plane.map((v) => (v < 0 ? 0 : v > 1 ? 1 : v)))

/**
 * 1 where a textured pixel lies on the range of natural hair colours: ends are often of a colour the roots do
 * not show, so such pixels keep a better floor. 2 once strands have been followed there.
 */
function naturalHair(s: Scene, t: Tones): Uint8Array {
  const out = new Uint8Array(s.n)
  for (let i = 0; i < s.n; i++) {
    const a = s.lab[i * 3 + 1]
    const b = s.lab[i * 3 + 2]
    const chroma = Math.hypot(a, b)
    const isHue = chroma < 0.025 || (b > 0 && a > -0.01 && a < b * 1.6)
    out[i] = s.texture[i] > t.strand + 0.1 && chroma < 0.18 && isHue ? 1 : 0
  }
  return out
}

function shares(
  { scene: s, tones: t, models, skin }: Known,
  natural: Uint8Array,
  near: Plane[] | null,
): Plane[] {
  const out = CLASSES.map(() => new Float32Array(s.n))
  const placeWeight = near ? 1 : 1.25
  const score = new Float64Array(4)
  for (let i = 0; i < s.n; i++) {
    let best = -1e30
    for (const c of CLASSES) {
      const bonus = natural[i] > 1 ? 2 : 0
      const floor = c === HAIR && natural[i] ? UNSEEN - 0.6 + bonus : UNSEEN - 2.8
      score[c] =
        0.6 * Math.max(floor, colourScore(s, t, models, c, i)) + placeWeight * Math.log(s.prior[c][i])
      if (near) score[c] += 1.4 * Math.log(0.03 + near[c][i])
      if (score[c] > best) best = score[c]
    }
    let sum = 0
    for (const c of CLASSES) {
      out[c][i] = Math.exp(score[c] - best)
      sum += out[c][i]
    }
    for (const c of CLASSES) out[c][i] /= sum
    // a forehead or neck that the face runs into without an edge is not hair
    const moved = out[HAIR][i] * skin[i] * 0.85
    out[HAIR][i] -= moved
    out[SKIN][i] += moved
  }
  return out
}

/** Skin in shadow keeps its hue and dims, so on face and neck the pixel is also tried as if lit. */
function colourScore(s: Scene, t: Tones, models: ClassModels, c: number, i: number): number {
  const model = models[c]
  if (!model) return UNSEEN
  const asSeen = likelihoodAt(model, s, i)
  const L = s.lab[i * 3]
  if (c !== SKIN || L >= t.skinLight || !(s.neck[i] > 0.3 || s.oval[i])) return asSeen
  const k = Math.min(1.9, t.skinLight / Math.max(0.12, L))
  const asLit = likelihood(model, L * k, s.lab[i * 3 + 1] * k, s.lab[i * 3 + 2] * k, s.texture[i])
  return Math.max(asSeen, asLit - 1.2 - 2.2 * (k - 1))
}

/**
 * Follows the strands down from the sure hair; a smoothed colour lets the flood run through highlights and
 * balayage, smooth areas are dear.
 */
function followLengths({ scene: s, tones: t, skin }: Known, hair: Plane, natural: Uint8Array) {
  const seeds = new Uint8Array(s.n)
  const open = new Uint8Array(s.n)
  const toll = new Float32Array(s.n)
  for (let i = 0; i < s.n; i++) {
    seeds[i] = hair[i] > 0.85 && s.head[i] < 1.25 ? 1 : 0
    open[i] = s.oval[i] || s.neck[i] > 0.6 || skin[i] > 0.5 ? 0 : 1
    const edge = 0.35 * Math.min(3, s.step[i]) * (natural[i] ? 0.5 : 1.5)
    toll[i] = edge + 1.3 * Math.max(0, t.strand + 0.1 - s.texture[i]) + (natural[i] ? 0.02 : 0.27)
  }
  const reach = flood({ seeds, open, toll, w: s.w }, { colour: s.soft, stray: 0.14 })
  for (let i = 0; i < s.n; i++) {
    const followed = smoothstep(10, 3, reach[i])
    if (followed <= 0 || s.oval[i]) continue
    s.prior[HAIR][i] = Math.max(s.prior[HAIR][i], 0.55 * followed * smoothstep(2.9, 2.2, s.head[i]))
    if (natural[i] && followed > 0.5) natural[i] = 2
  }
}

/** Weights to learn a class again: certain pixels, and the seeds keep a vote. */
function certain(s: Scene, { found, seeds }: { found: Plane; seeds: Plane }, c: number): Plane {
  const weights = new Float32Array(s.n)
  for (let i = 0; i < s.n; i++) {
    const share = found[i]
    const place = c === HAIR ? smoothstep(2.2, 1.1, s.head[i]) * 0.8 + 0.2 : 1
    const vote = c === HAIR || c === SKIN ? 0.8 : share > 0.3 ? 0.5 : 0
    weights[i] = Math.max(share > 0.75 ? share * share * place : 0, seeds[i] * vote)
  }
  return weights
}

/** Lets the other classes share, in proportion, what the hair leaves. */
export function shareTheRest(found: Plane[], hair: Plane): Plane[] {
  const others = [BACKGROUND, SKIN, CLOTHES].map((c) => found[c])
  for (let i = 0; i < hair.length; i++) {
    const rest = (1 - hair[i]) / (others[0][i] + others[1][i] + others[2][i] + 1e-6)
    for (const other of others) other[i] *= rest
  }
  const out = [...found]
  out[HAIR] = hair
  return out
}
