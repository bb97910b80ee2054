import type { Face } from '../face/face.ts'
import { blur } from '../pixels/blur.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { firstModels } from './class-models.ts'
import { classSeeds } from './class-seeds.ts'
import { classify, shareTheRest } from './classify.ts'
import { edgeGuide } from './edge-guide.ts'
import { edgeLinks } from './edge-links.ts'
import { graphCut } from './graph-cut.ts'
import { keepScalp } from './keep-scalp.ts'
import { learnedShares } from './learned-shares.ts'
import { localContrast } from './local-contrast.ts'
import { maskQuality } from './mask-quality.ts'
import { CLASSES, HAIR, type Masks } from './masks.ts'
import { type Reach, readReach } from './reach.ts'
import { readScene, type Scene } from './scene.ts'
import { backgroundReached, clothesReached, sharpenPrior } from './sharpen-prior.ts'
import { paintStrokes, type Stroke, UNSAID } from './strokes.ts'
import { readTones } from './tones.ts'

/** Strength of the neighbour links against the evidence. */
const LINK = 3.2
/** Weight of the classical word beside the network's log odds. */
const CLASSICAL = 0.5
/** The network's share of hair from which an eye or a brow is covered by a fringe. */
const FRINGE = 0.8
/** Evidence of a stroke: more than all links of a pixel together. */
const SAID = 40

/** Whose word counts. `both` is what pictures are made with; the others are for judging. */
export type Opinion = 'classical' | 'learned' | 'both'

export interface SegmentOptions {
  /** What a person says with a brush; outweighs all evidence. */
  strokes?: readonly Stroke[]
  opinion?: Opinion
}

/**
 * Background, hair, skin and clothes of a portrait. Two witnesses are heard: floods, colour mixtures and the face
 * mesh (classical), and a small network that has seen many heads (learned); a graph cut draws the line.
 */
export async function segment(
  picture: Picture,
  face: Face,
  { strokes = [], opinion = 'both' }: SegmentOptions = {},
): Promise<Masks> {
  const scene = await readScene(picture, face)
  const guide = edgeGuide(scene.lab)
  const classical = readClassical(scene, guide)
  const learned = await learnedShares(picture, face, scene)
  const { found, evidence } = weigh(scene, classical, learned.shares, opinion)
  obeyStrokes(paintStrokes(strokes, picture, scene), scene, found, evidence)
  const links = edgeLinks(guide, scene.w, scene.h, LINK)
  const cut = graphCut(scene.w, scene.h, evidence, links)
  if (!strokes.length) keepScalp(cut, scene)
  const quality = maskQuality(learned.shares, classical.found, learned.steadiness)
  const shares = shareTheRest(found, softHair(scene, cut, found[HAIR], guide))
  return { w: scene.w, h: scene.h, shares, oval: scene.oval, quality }
}

/** What a witness says: shares of the four classes, and per pixel what speaks for hair (> 0) or against it. */
interface Testimony {
  found: Plane[]
  evidence: Plane
}

function readClassical(scene: Scene, guide: Float32Array): Testimony {
  const tones = readTones(scene)
  const reach = readReach(scene, tones)
  const skin = sharpenPrior(scene, tones, reach)
  const seeds = classSeeds(scene, tones, reach, skin)
  const models = firstModels(scene, reach, seeds)
  const found = classify(scene, tones, models, seeds, skin, guide)
  return { found, evidence: hairEvidence(scene, reach, skin, found[HAIR]) }
}

/** The learned word weighs more: it knows what clothes and scarves are; the classical one knows this photo's colours. */
function weigh(s: Scene, classical: Testimony, learned: Plane[], opinion: Opinion): Testimony {
  if (opinion === 'classical') return classical
  const weight = opinion === 'learned' ? 0 : CLASSICAL
  const found = CLASSES.map(() => new Float32Array(s.n))
  const evidence = new Float32Array(s.n)
  for (let i = 0; i < s.n; i++) {
    let sum = 0
    for (const c of CLASSES) {
      found[c][i] = (0.003 + learned[c][i]) * (0.01 + classical.found[c][i]) ** weight
      sum += found[c][i]
    }
    for (const c of CLASSES) found[c][i] /= sum
    const p = Math.min(0.995, Math.max(0.005, learned[HAIR][i]))
    const said = Math.log(p / (1 - p)) + weight * classical.evidence[i]
    // a fringe may hang before the brows: the classical word knows only where brows are
    if (p > FRINGE) s.feature[i] = 0
    evidence[i] = s.feature[i] ? -6 : Math.max(-6, Math.min(6, said))
  }
  return { found, evidence }
}

/** What a person says outweighs all evidence; the graph cut then draws the line around it. */
function obeyStrokes(said: Uint8Array, s: Scene, found: Plane[], evidence: Plane): void {
  said.forEach((as, i) => {
    if (as === UNSAID) return
    s.feature[i] = 0
    for (const c of CLASSES) found[c][i] = c === as ? 0.97 : 0.01
    evidence[i] = as === HAIR ? SAID : -SAID
  })
}

/** Per pixel, for the graph cut: > 0 speaks for hair. */
function hairEvidence(s: Scene, reach: Reach, skin: Plane, hair: Plane): Plane {
  const narrow = localContrast(s.soft, hair, s.w, s.h, Math.round(s.frame.s * 0.16))
  const wide = localContrast(s.soft, hair, s.w, s.h, Math.round(s.frame.s * 0.4))
  return hair.map((share, i) => {
    if (s.feature[i] || (s.centre[i] && reach.face[i] < 8)) return -6
    const p = Math.min(0.995, Math.max(0.005, share))
    const behind = s.v[i] > -0.9 ? 1.6 * backgroundReached(s, reach, i) : 0
    const against = 3 * skin[i] + behind + 1.2 * clothesReached(reach, i)
    const e = 0.75 * Math.log(p / (1 - p)) + 0.5 * narrow[i] + 0.35 * wide[i] - against
    const clipped = Math.max(-5, Math.min(5, e))
    return s.head[i] > 2.6 ? Math.min(clipped, -1) : clipped
  })
}

/** The cut decides the region, the shares keep wisps next to it. */
function softHair(s: Scene, cut: Uint8Array, hair: Plane, guide: Float32Array): Plane {
  const region = Float32Array.from(cut)
  const soft = guidedFilter(guide, s.w, s.h, 2, 1e-4)(region)
  const near = blur(region, s.w, s.h, 2.5)
  return soft.map((a, i) => {
    if (s.feature[i]) return 0
    const wisp = Math.min(0.6, hair[i] * smoothstep(0.02, 0.25, near[i]) * 0.75)
    return Math.max(Math.min(1, Math.max(0, a)), wisp)
  })
}
