import type { Variation } from '../contract.ts'
import { random } from '../pixels/random.ts'

/** Eight ways to wear one tone, far enough apart to tell two pictures of one photo apart. */
const WAYS: readonly Variation[] = [
  { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 },
  { depth: 0.9, reflect: 1.1, roots: 0.55, balayage: 0.6, shape: 1.15 },
  { depth: -0.9, reflect: 1.05, roots: 0.1, balayage: 0, shape: 0.85 },
  { depth: 0.1, reflect: 1.35, roots: 0.2, balayage: 0.5, shape: 1.3 },
  { depth: 0.5, reflect: 0.7, roots: 0.75, balayage: 0.3, shape: 0.7 },
  { depth: -0.5, reflect: 1.2, roots: 0.6, balayage: 1, shape: 1.1 },
  { depth: 1.4, reflect: 0.85, roots: 0.15, balayage: 0.1, shape: 0.95 },
  { depth: -1.4, reflect: 0.8, roots: 0, balayage: 0.35, shape: 1.2 },
]
export const WAYS_TO_WEAR = WAYS.length

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
    shape: round(base.shape + jitter(0.05)),
  }
}

const round = (x: number): number => Math.round(x * 100) / 100
