import type { Plane } from '../pixels/picture.ts'

/** The colours of one head of hair: a and b as a line over lightness, OKLab, and how far hair strays from it. */
export interface HueLine {
  a: number
  aSlope: number
  b: number
  bSlope: number
  /** Standard deviation of the distance from the line. */
  spread: number
}

/** Least squares over the sure hair, twice: the second time without what lay far off. Null with too little hair. */
export function hueLine(lab: Float32Array, alpha: Plane): HueLine | null {
  const all: number[] = []
  for (let i = 0; i < alpha.length; i += 13) if (alpha[i] > 0.95) all.push(i * 3)
  let kept = all
  let line: HueLine | null = null
  for (let round = 0; round < 3; round++) {
    line = fit(lab, kept)
    if (!line) return null
    const { spread } = line
    const current = line
    kept = all.filter((k) => distance(lab, k, current) < 2.5 * Math.max(0.004, spread))
  }
  return line
}

function fit(lab: Float32Array, sample: number[]): HueLine | null {
  const n = sample.length
  if (n < 50) return null
  let [sL, sa, sb, sLL, sLa, sLb] = [0, 0, 0, 0, 0, 0]
  for (const k of sample) {
    const L = lab[k]
    sL += L
    sa += lab[k + 1]
    sb += lab[k + 2]
    sLL += L * L
    sLa += L * lab[k + 1]
    sLb += L * lab[k + 2]
  }
  const divisor = n * sLL - sL * sL + 1e-3 * n * n
  const aSlope = (n * sLa - sL * sa) / divisor
  const bSlope = (n * sLb - sL * sb) / divisor
  const line = { a: (sa - aSlope * sL) / n, aSlope, b: (sb - bSlope * sL) / n, bSlope, spread: 0 }
  let squared = 0
  for (const k of sample) squared += distance(lab, k, line) ** 2
  return { ...line, spread: Math.sqrt(squared / n) }
}

const distance = (lab: Float32Array, k: number, { a, aSlope, b, bSlope }: HueLine): number =>
  Math.hypot(lab[k + 1] - a - aSlope * lab[k], lab[k + 2] - b - bSlope * lab[k])
