import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
import { distance } from '../../pixels/masks/distance.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { BACKGROUND, HAIR, SKIN } from '../masks.ts'
import { isForehead, type Scene } from '../scene/scene.ts'
import {
  CLOTH_SAMPLE,
  type ColourSamples,
  colourSamples,
  HAIR_SAMPLE,
  NO_SAMPLE,
  type SaidOfHair,
  SKIN_SAMPLE,
  SURE,
} from './colour-samples.ts'
import { likeness, likenessInShade, meanLikeness } from './likeness.ts'

/** Share of hair in both words from which nothing else is asked. */
const AGREED = 0.95
/** How deep within the outline that was found colours are asked, mask pixels. */
const ASKED = 22
/** How far around a pixel its samples lie, mask pixels, and how far apart. */
const AROUND = 40
const APART = 4
/** Skin may lie in shade so far from where it is seen in light, of that way the nearest part. */
const SHADED = 0.75
/** Of a colour that is skin only in another shade. */
const IN_SHADE = 0.5
/** Samples from all over count as so many of those nearby: ends may be far from any sure hair. */
const ALL_OVER = 8
/** Likeness that is none. What is like nothing is rather something else than hair, of which all is known. */
const NONE = { hair: 0.006, rest: 0.02 } as const
/** Mask pixels from the backdrop, and from skin: strands that mix with it are like neither. */
const MIXED = { backdrop: { from: 6, to: 14 }, skin: { from: 3, to: 8 } } as const
/** The most that colours say, and what the outline that was found says at its farthest; log odds. */
const MOST = 3
const FOUND = 2.5
/** Share of hair in the classical word from which hair may be there that was not found; and what is said against it. */
const SEEN = 0.5
const OPEN = 0.5
/** Not to be moved. */
const FIXED = 40
/** Share of a person from which there may be hair that was not found. */
const SOMEBODY = 0.3
/** Share of the picture: what is not grown together with the hair that was found and smaller is no lock of it. */
const LOCK = 0.002

/**
 * What the colours nearby say of each pixel around the outline of the hair: whether it is liker the sure hair around it,
 * or the sure skin, cloth and backdrop. An outline that is too wide takes in cloth, ears and skin beneath ends; one that
 * is too narrow leaves out ends and locks. First hairs over a forehead are like neither, and stay as they were found.
 * @returns for the graph cut, log odds, more than 0 for hair; null where too little is sure
 */
export function localColours(s: Scene, said: SaidOfHair): Plane | null {
  const samples = colourSamples(s, said)
  if (!samples) return null
  const { cut } = said
  const { depth } = samples
  const unmixedWith = (c: typeof BACKGROUND | typeof SKIN, { from, to }: { from: number; to: number }) =>
    distance((i) => said.learned[c][i] > 0.5, s.w, s.h).map((steps) => smoothstep(from, to, steps))
  const [inside, off] = [unmixedWith(BACKGROUND, MIXED.backdrop), unmixedWith(SKIN, MIXED.skin)]
  return Float32Array.from(cut, (is, i) => {
    if (!isAsked(s, i, said, samples)) return is && !s.feature[i] ? FIXED : -FIXED
    const odds = is
      ? oddsOfFound(s, i, samples, { backdrop: inside[i], skin: off[i] })
      : oddsOfOther(s, i, samples)
    const before = is ? (FOUND * depth[i]) / ASKED : -OPEN
    return Math.max(-MOST, Math.min(MOST, odds)) + before
  })
}

function isAsked(
  s: Scene,
  i: number,
  { cut, learned, classical, person }: SaidOfHair,
  { depth }: ColourSamples,
): boolean {
  if (s.feature[i] || isForehead(s, i)) return false
  if (cut[i]) return depth[i] <= ASKED && Math.min(learned[HAIR][i], classical[i]) < AGREED
  return classical[i] > SEEN && learned[HAIR][i] >= SURE.rest && !s.oval[i] && person[i] >= SOMEBODY
}

/** @param unmixed 0 next to the backdrop, and next to skin, where strands are mixed with it, to 1 */
function oddsOfFound(
  s: Scene,
  i: number,
  samples: ColourSamples,
  unmixed: { backdrop: number; skin: number },
): number {
  const { hair, rest } = likenesses(s, i, samples, unmixed.backdrop)
  // Grey and thin hair on the head is like nothing either.
  const plain = s.head[i] > 1 ? Math.min(unmixed.backdrop, unmixed.skin) : 0
  return Math.log((hair + NONE.hair) / (rest + NONE.hair + plain * (NONE.rest - NONE.hair)))
}

function oddsOfOther(s: Scene, i: number, samples: ColourSamples): number {
  const { hair, rest } = likenesses(s, i, samples, 1)
  return Math.log((hair + NONE.rest) / (rest + NONE.rest))
}

/** How like the hair and the other things around it a pixel is, 0 to 1. @param skin weight of a likeness to skin */
function likenesses(s: Scene, i: number, samples: ColourSamples, skin: number) {
  const { kind, widths } = samples
  const [x, y] = [i % s.w, (i / s.w) | 0]
  let [hair, hairs] = [ALL_OVER * meanLikeness(s, i, samples.hair, widths), ALL_OVER]
  const isFolded = s.head[i] <= 1
  let [rest, rests, cloths] = [0, 0, 0]
  for (let dy = -AROUND; dy <= AROUND; dy += APART) {
    if (y + dy < 0 || y + dy >= s.h) continue
    // Every other row of samples begins further on, or they would stand in columns.
    for (let dx = -AROUND + ((dy >> 1) & 3); dx <= AROUND; dx += APART) {
      if (x + dx < 0 || x + dx >= s.w) continue
      const j = i + dy * s.w + dx
      const near = 1 - (dx * dx + dy * dy) / (AROUND * AROUND)
      if (near <= 0 || kind[j] === NO_SAMPLE || j === i) continue
      const alike = likeness(s, i, j, widths)
      if (kind[j] === HAIR_SAMPLE) {
        hair += near * alike
        hairs += near
        continue
      }
      if (kind[j] === CLOTH_SAMPLE) cloths += near
      const isSkin = kind[j] === SKIN_SAMPLE
      const shaded = isSkin && near > SHADED ? IN_SHADE * likenessInShade(s, i, j, { widths, isFolded }) : 0
      rest += near * (isSkin ? skin : 1) * Math.max(alike, shaded)
      rests += near
    }
  }
  if (cloths > 0) {
    rest += ALL_OVER * meanLikeness(s, i, samples.cloth, widths)
    rests += ALL_OVER
  }
  return { hair: hair / hairs, rest: rests > 1 ? rest / rests : 0 }
}

/** Removes from the new hair, in place, what neither hangs together with the hair that was found nor is a lock. */
export function dropSpecks(drawn: Uint8Array, cut: Uint8Array, w: number): void {
  for (const area of connectedAreas(drawn, w)) {
    if (area.length >= LOCK * drawn.length || area.some((i) => cut[i])) continue
    for (const i of area) drawn[i] = 0
  }
}
