import { createHash } from 'node:crypto'
import type { HairWish } from './prompts.ts'
import { POSE_IDS, type PoseId, SCENE_IDS, SCENES, type SceneId } from './scenes.ts'

/** One picture that a service could make of whom it learned: the trigger alone is missing from its prompt. */
export interface LearnedCandidate extends HairWish {
  scene: SceneId
  pose: PoseId
  /** 0 to 2³¹ - 1, as services take them. */
  seed: number
}

export interface CandidateOrder extends HairWish {
  seed: number
  /** How many candidates; fewer are the beginning of more, so that an order may be extended. */
  count: number
}

/** One more than the largest seed. */
const SEEDS = 2 ** 31
/** Odd, so that no two candidates of one order share a seed; large, so that orders of neighbouring seeds rarely do. */
const STEP = 1_640_531_527

/** The seed of candidate number `n` (from 0) of an order: each its own, the same again for the same order. */
export const candidateSeed = (orderSeed: number, n: number): number =>
  (orderSeed + Math.imul(n, STEP)) & (SEEDS - 1)

/**
 * What could be made of one order: every scene once, then each with the head held otherwise, then all anew with other
 * seeds. The first ones face the camera in even light.
 */
export function learnedCandidates({ style, tone, seed, count }: CandidateOrder): LearnedCandidate[] {
  const scenes = scenesInOrder(seed)
  return Array.from({ length: count }, (_, n) => {
    const place = n % scenes.length
    const scene = scenes[place] as SceneId
    const begins = SCENES[scene].isBright ? 0 : place
    const round = Math.floor(n / scenes.length)
    const pose = POSE_IDS[(begins + round) % POSE_IDS.length] as PoseId
    return { style, tone, scene, pose, seed: candidateSeed(seed, n) }
  })
}

/** The bright ones first; among themselves shuffled by the seed. */
function scenesInOrder(seed: number): SceneId[] {
  const rank = (scene: SceneId) =>
    `${SCENES[scene].isBright ? 0 : 1}${createHash('sha256').update(`${seed}:${scene}`).digest('hex')}`
  return SCENE_IDS.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}
