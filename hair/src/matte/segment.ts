import type { Face } from '../face/face.ts'
import { blur } from '../pixels/blur.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { firstModels } from './class-models.ts'
import { classSeeds } from './class-seeds.ts'
import { classify, shareTheRest } from './classify.ts'
import { edgeLinks } from './edge-links.ts'
import { graphCut } from './graph-cut.ts'
import { keepScalp } from './keep-scalp.ts'
import { localContrast } from './local-contrast.ts'
import { maskQuality } from './mask-quality.ts'
import { HAIR, type Masks } from './masks.ts'
import { type Reach, readReach } from './reach.ts'
import { readScene, type Scene } from './scene.ts'
import { backgroundReached, clothesReached, sharpenPrior } from './sharpen-prior.ts'
import { readTones } from './tones.ts'

/** Strength of the neighbour links against the evidence. */
const LINK = 3.2

/**
 * Background, hair, skin and clothes of a portrait, from the face mesh, colour and texture alone: no learned
 * segmenter. Floods tell what runs into what, mixtures tell what looks like what, a graph cut draws the line.
 */
export async function segment(picture: Picture, face: Face): Promise<Masks> {
  const scene = await readScene(picture, face)
  const tones = readTones(scene)
  const reach = readReach(scene, tones)
  const skin = sharpenPrior(scene, tones, reach)
  const seeds = classSeeds(scene, tones, reach, skin)
  const models = firstModels(scene, reach, seeds)
  const guide = edgeGuide(scene.lab)
  const found = classify(scene, tones, models, seeds, skin, guide)
  const evidence = hairEvidence(scene, reach, skin, found[HAIR])
  const links = edgeLinks(guide, scene.w, scene.h, LINK)
  const cut = graphCut(scene.w, scene.h, evidence, links)
  keepScalp(cut, scene)
  const shares = shareTheRest(found, softHair(scene, cut, found[HAIR], guide))
  const quality = maskQuality(scene, cut, evidence, links)
  return { w: scene.w, h: scene.h, shares, oval: scene.oval, quality }
}

/** OKLab with chroma doubled: hue steps count as much as lightness steps. */
export function edgeGuide(lab: Float32Array): Float32Array {
  return lab.map((v, i) => (i % 3 === 0 ? v : v * 2))
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
