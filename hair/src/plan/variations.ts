import type { Variation } from '../contract.ts'
import { random } from '../pixels/random.ts'

/**
 * Twelve ways to wear one tone, far enough apart to tell two pictures of one photo apart. Below 0.85 of its reflect a
 * golden tone is seen as taupe: that is another tone, not another way.
 */
const WAYS: readonly Variation[] = [
  { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 },
  { depth: 0.9, reflect: 1.1, roots: 0.55, balayage: 0.6, shape: 1.15 },
  { depth: -0.9, reflect: 1.05, roots: 0.1, balayage: 0, shape: 0.85 },
  { depth: 0.1, reflect: 1.35, roots: 0.2, balayage: 0.5, shape: 1.3 },
  { depth: 0.5, reflect: 0.86, roots: 0.75, balayage: 0.3, shape: 0.7 },
  { depth: -0.5, reflect: 1.2, roots: 0.6, balayage: 1, shape: 1.1 },
  { depth: 1.4, reflect: 0.92, roots: 0.15, balayage: 0.1, shape: 0.95 },
  { depth: -1.4, reflect: 0.9, roots: 0, balayage: 0.35, shape: 1.2 },
  { depth: 0.6, reflect: 1.3, roots: 0.4, balayage: 0.95, shape: 0.9 },
  { depth: -0.2, reflect: 0.86, roots: 0.35, balayage: 0.7, shape: 1.2 },
  { depth: 1.15, reflect: 1.25, roots: 0.8, balayage: 0.75, shape: 1.05 },
  { depth: -1.1, reflect: 1.3, roots: 0.3, balayage: 0.8, shape: 0.8 },
]
export const WAYS_TO_WEAR = WAYS.length

const SHAPE_JITTER = 0.05

const distance = (v: Variation, w: Variation): number =>
  Math.hypot(
    v.depth - w.depth,
    (v.reflect - w.reflect) / 0.35,
    (v.balayage - w.balayage) / 1.5,
    (v.roots - w.roots) / 2,
    (v.shape - w.shape) / 2,
  )
const DISTANCES = WAYS.map((v) => WAYS.map((w) => distance(v, w)))

/** How far two ways are apart for the eye; 1 is plain to see. Depth counts most, shape next to nothing. */
export const wayDistance = (a: number, b: number): number => DISTANCES[a][b]

/** How far a way takes the tone from the one that was named, 0 to 1. */
export const wayEffort = (way: number): number => Math.min(1, wayDistance(way, 0) / 1.5)

/** The variation of one candidate: the same for the same seed. Tones at the end of the chart go inwards. */
export function variationOf(way: number, depth: number, seed: number): Variation {
  const base = WAYS[way % WAYS.length]
  const next = random(seed)
  const jitter = (size: number) => (next() * 2 - 1) * size
  const wanted = base.depth + jitter(0.15)
  const isOffChart = depth + wanted < 1 || depth + wanted > 10
  return {
    depth: round(isOffChart ? -wanted : wanted),
    reflect: round(base.reflect + jitter(0.05)),
    roots: round(Math.max(0, base.roots + jitter(0.05))),
    balayage: round(Math.max(0, base.balayage + jitter(0.05))),
    shape: round(base.shape + jitter(SHAPE_JITTER)),
  }
}

const round = (x: number): number => Math.round(x * 100) / 100
