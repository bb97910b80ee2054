import { boxBlur } from '../pixels/box-blur.ts'
import type { Plane } from '../pixels/picture.ts'
import { graphCut } from './graph-cut.ts'
import type { MaskQuality } from './masks.ts'
import type { Scene } from './scene.ts'

/** How much the evidence is tilted, either way, to see whether the cut stays. */
const BIAS = 1.1

export function maskQuality(
  s: Scene,
  cut: Uint8Array,
  evidence: Plane,
  links: Plane[],
  witnesses: Witnesses = ALONE,
): MaskQuality {
  let pixels = 0
  for (const c of cut) pixels += c
  const area = pixels / s.n
  const separability = separabilityOf(s, cut, evidence)
  const { edges, cropped } = outlineOf(s, cut)
  const stability = stabilityOf(s, evidence, links, pixels)
  const score = Math.max(0, Math.min(1, separability * 0.35 + edges * 0.3 + stability * 0.35))
  const common = { separability, edges, stability, area, cropped }
  const { steadiness, learned, classical } = witnesses
  const certainty = learned ? certaintyOf(learned) : 1
  const agreement = learned && classical ? overlap(learned, classical) : 1
  return { score: area < 0.015 ? score * 0.4 : score, ...common, steadiness, certainty, agreement }
}

/** Hair as either witness sees it alone, and how steady the learned one is. */
export interface Witnesses {
  steadiness: number
  learned: Plane | null
  classical: Plane | null
}

const ALONE: Witnesses = { steadiness: 1, learned: null, classical: null }

/** How far from doubt the shares are, where hair is at all likely. */
function certaintyOf(hair: Plane): number {
  let sum = 0
  let count = 0
  for (const share of hair) {
    if (share < 0.1) continue
    sum += Math.abs(2 * share - 1)
    count++
  }
  return count ? sum / count : 0
}

/** Intersection over union of two soft areas. */
export function overlap(a: Plane, b: Plane): number {
  let both = 0
  let either = 0
  for (let i = 0; i < a.length; i++) {
    both += Math.min(a[i], b[i])
    either += Math.max(a[i], b[i])
  }
  return either ? both / either : 1
}

function separabilityOf(s: Scene, cut: Uint8Array, evidence: Plane): number {
  const near = boxBlur(Float32Array.from(cut), s.w, s.h, 3)
  let sum = 0
  let count = 0
  for (let i = 0; i < s.n; i++) {
    if (near[i] <= 0.1 || near[i] >= 0.9) continue
    sum += Math.min(1, Math.max(0, (cut[i] ? evidence[i] : -evidence[i]) / 2.5 + 0.1))
    count++
  }
  return count ? sum / count : 0
}

function outlineOf(s: Scene, cut: Uint8Array): { edges: number; cropped: number } {
  let onEdge = 0
  let onFrame = 0
  let count = 0
  for (let i = 0; i + s.w < s.n; i++) {
    const x = i % s.w
    if (x === s.w - 1 || (cut[i] === cut[i + 1] && cut[i] === cut[i + s.w])) continue
    count++
    onEdge += Math.min(1, Math.max(s.step[i], s.step[i + 1], s.step[i + s.w]) / 1.2)
    if (x < 2 || x > s.w - 4) onFrame++
  }
  return count ? { edges: onEdge / count, cropped: onFrame / count } : { edges: 0, cropped: 0 }
}

function stabilityOf(s: Scene, evidence: Plane, links: Plane[], pixels: number): number {
  const wide = graphCut(
    s.w,
    s.h,
    evidence.map((e) => e + BIAS),
    links,
  )
  const tight = graphCut(
    s.w,
    s.h,
    evidence.map((e) => e - BIAS),
    links,
  )
  let moved = 0
  for (let i = 0; i < s.n; i++) if (s.head[i] < 3 && wide[i] !== tight[i]) moved++
  return Math.max(0, 1 - moved / Math.max(1, pixels) / 0.45)
}
