import type { Plane } from '../../pixels/picture.ts'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../masks.ts'
import type { Reach } from '../scene/reach.ts'
import type { Scene } from '../scene/scene.ts'
import { fitMixture, likelihood, type Mixture } from './mixture.ts'

/** One colour model per class; null where there was too little to learn from. */
export type ClassModels = (Mixture | null)[]

/** Enough to fit a mixture, few enough to be quick. */
const SAMPLES = 2200

/** Fits a mixture to the pixels with weight above 0.05, thinned evenly. */
export function fitClass(s: Scene, weights: Plane, components: number): Mixture | null {
  let count = 0
  for (let i = 0; i < s.n; i++) if (weights[i] > 0.05) count++
  const step = Math.max(1, Math.floor(count / SAMPLES))
  const most = Math.floor(count / step) + 2
  const samples = new Float32Array(most * 4)
  const kept = new Float32Array(most)
  let seen = 0
  let n = 0
  for (let i = 0; i < s.n; i++) {
    if (weights[i] <= 0.05 || seen++ % step !== 0) continue
    samples.set([s.lab[i * 3], s.lab[i * 3 + 1], s.lab[i * 3 + 2], s.texture[i]], n * 4)
    kept[n++] = weights[i]
  }
  return fitMixture(samples.subarray(0, n * 4), kept.subarray(0, n), components)
}

export const likelihoodAt = (m: Mixture, s: Scene, i: number): number =>
  likelihood(m, s.lab[i * 3], s.lab[i * 3 + 1], s.lab[i * 3 + 2], s.texture[i])

/** First models from the seeds. Doubtful seeds lose their weight in place. */
export function firstModels(s: Scene, r: Reach, seeds: Plane[]): ClassModels {
  const models: ClassModels = []
  models[SKIN] = fitClass(s, seeds[SKIN], 4)
  models[BACKGROUND] = fitClass(s, seeds[BACKGROUND], 7)
  const provisional = fitClass(s, seeds[HAIR], 4)
  dropDoubtfulHair(s, seeds[HAIR], models, provisional)
  models[HAIR] = fitClass(s, seeds[HAIR], 4) ?? provisional
  models[CLOTHES] = fitClass(s, seeds[CLOTHES], 4)
  const { [CLOTHES]: clothes, [HAIR]: hair } = models
  if (!clothes || !hair) return models
  // long hair falls in front of the clothes: hair-coloured pixels there teach nothing about clothes
  for (let i = 0; i < s.n; i++) {
    if (seeds[CLOTHES][i] <= 0 || r.clothes[i] <= 3) continue
    if (likelihoodAt(hair, s, i) > likelihoodAt(clothes, s, i) - 1.5) seeds[CLOTHES][i] *= 0.1
  }
  models[CLOTHES] = fitClass(s, seeds[CLOTHES], 4) ?? clothes
  return models
}

/** Hair seeds that look like skin (a bare forehead) go; those that look like the background hardly count. */
function dropDoubtfulHair(s: Scene, hair: Plane, models: ClassModels, provisional: Mixture | null) {
  const { [SKIN]: skin, [BACKGROUND]: background } = models
  for (let i = 0; i < s.n; i++) {
    if (hair[i] <= 0) continue
    const asHair = provisional ? likelihoodAt(provisional, s, i) : 0
    if (skin && likelihoodAt(skin, s, i) > asHair - 1) hair[i] = 0
    else if (background && likelihoodAt(background, s, i) > asHair + 1) hair[i] *= 0.15
  }
}
