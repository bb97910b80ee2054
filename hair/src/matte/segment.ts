import type { Face } from '../face/face.ts'
import { blur } from '../pixels/blur.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { type Classical, readClassical, type Testimony } from './classical/classical.ts'
import { shareTheRest } from './classical/classify.ts'
import type { SaidOfHair } from './cues/colour-samples.ts'
import { keepScalp } from './cues/keep-scalp.ts'
import { dropSpecks, localColours } from './cues/local-colours.ts'
import { toneOfHair } from './cues/own-tone.ts'
import { paleRoots } from './cues/pale-roots.ts'
import { skinOrHair } from './cues/skin-or-hair.ts'
import { takeInLengths } from './cues/take-in-lengths.ts'
import { hearColour, hearRoots, keepToPerson, weigh } from './cues/weigh.ts'
import { edgeLinks } from './graph/edge-links.ts'
import { graphCut } from './graph/graph-cut.ts'
import { paintStrokes, type Stroke, UNSAID } from './graph/strokes.ts'
import { learnedShares } from './learned/learned-shares.ts'
import { personShares } from './learned/person-shares.ts'
import { CLASSES, HAIR, type Masks } from './masks.ts'
import { maskQuality } from './measures/mask-quality.ts'
import { whereItMatters } from './measures/where-it-matters.ts'
import { readScene, type Scene } from './scene/scene.ts'
import { edgeGuide } from './soft/edge-guide.ts'

/** Strength of the neighbour links against the evidence. */
const LINK = 3.2
/** The same where colours nearby are asked, place by place. */
const COLOUR_LINK = 1.6
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
 * mesh (classical), and a small network that has seen many heads (learned); a graph cut draws the line. A third
 * knows nothing of hair but where the person ends: hair beyond is none.
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
  const person = opinion === 'both' ? await personShares(picture, scene) : new Float32Array(scene.n).fill(1)
  const testimony = listen({ scene, classical, learned: learned.shares, person }, opinion)
  obeyStrokes(paintStrokes(strokes, picture, scene), scene, testimony)
  const { found, evidence } = testimony
  const cut = graphCut(scene, evidence, edgeLinks(guide, scene, LINK))
  if (!strokes.length) keepScalp(cut, scene)
  const where = whereItMatters({ cut, views: learned.views, person, w: scene.w })
  if (opinion === 'both' && !strokes.length)
    takeInLengths(scene, { cut, asked: where, classical: classical.found[HAIR], person })
  const quality = maskQuality(learned.views, classical.found[HAIR], where)
  const said = { cut, learned: learned.shares, classical: classical.found[HAIR], person }
  const drawn = opinion === 'both' && !strokes.length ? drawAgain(scene, said, guide) : cut
  const kept = found[HAIR].map((share, i) => (cut[i] > drawn[i] ? 0 : share))
  const hair = softHair(scene, { cut: drawn, hair: kept, guide }).map((share, i) => share * person[i])
  return { w: scene.w, h: scene.h, shares: shareTheRest(found, hair), oval: scene.oval, person, quality }
}

interface Witnesses {
  scene: Scene
  classical: Classical
  /** Shares of the four classes as the network sees them. */
  learned: Plane[]
  person: Plane
}

function listen({ scene, classical, learned, person }: Witnesses, opinion: Opinion): Testimony {
  if (opinion === 'classical') return classical
  if (opinion === 'learned') return weigh(scene, { classical, learned }, 0)
  const both = weigh(scene, { classical, learned })
  const tone = toneOfHair(scene, learned[HAIR])
  hearColour(both, skinOrHair(scene, learned[HAIR], tone))
  hearRoots(both, paleRoots(scene, learned[HAIR], tone))
  keepToPerson(both, person)
  return both
}

/** What a person says outweighs all evidence; the graph cut then draws the line around it. */
function obeyStrokes(said: Uint8Array, s: Scene, { found, evidence }: Testimony): void {
  said.forEach((as, i) => {
    if (as === UNSAID) return
    s.feature[i] = 0
    for (const c of CLASSES) found[c][i] = c === as ? 0.97 : 0.01
    evidence[i] = as === HAIR ? SAID : -SAID
  })
}

/** The cut as the colours nearby have it. */
function drawAgain(scene: Scene, said: SaidOfHair, guide: Float32Array): Uint8Array {
  const evidence = localColours(scene, said)
  if (!evidence) return said.cut
  const drawn = graphCut(scene, evidence, edgeLinks(guide, scene, COLOUR_LINK))
  dropSpecks(drawn, said.cut, scene.w)
  return drawn
}

/** The cut decides the region, the shares keep wisps next to it. */
function softHair(
  s: Scene,
  { cut, hair, guide }: { cut: Uint8Array; hair: Plane; guide: Float32Array },
): Plane {
  const region = Float32Array.from(cut)
  const soft = guidedFilter({ guide, w: s.w, h: s.h }, 2, 1e-4)(region)
  const near = blur(region, s.w, s.h, 2.5)
  return soft.map((a, i) => {
    if (s.feature[i]) return 0
    const wisp = Math.min(0.6, hair[i] * smoothstep(0.02, 0.25, near[i]) * 0.75)
    return Math.max(Math.min(1, Math.max(0, a)), wisp)
  })
}
