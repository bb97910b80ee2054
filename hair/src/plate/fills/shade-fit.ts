import type { Plane } from '../../pixels/picture.ts'

/** How skin below a face differs from the average one: `tone + strength * shade + slope * across`, logarithms. */
export interface ShadeFit {
  tone: number
  strength: number
  slope: number
}

interface SeenSkin {
  /** Indices of seen skin. */
  pixels: readonly number[]
  /** Per pixel `log(skin / cheek)`. */
  log: Plane
  shade: Plane
  /** Per pixel face heights right of the chin. */
  across: Plane
}

/** How far single pixels stray from the rule: folds, necklaces, shadows of locks. */
const STRAY = 0.12
/** Pixels are no independent witnesses: many of them weigh as much as so many. */
const WITNESSES = 40
const FEW = 400
const ROUNDS = 3

/**
 * Fits the shading of the skin that is seen, whatever little of it: what it does not tell stays as expected.
 * @param spread how far hers may well be from what is expected
 */
export function fitShade(
  { pixels, log, shade, across }: SeenSkin,
  expected: ShadeFit,
  spread: ShadeFit,
): ShadeFit {
  let fit = expected
  const each = WITNESSES / (pixels.length + FEW) / STRAY ** 2
  for (let round = 0; round < ROUNDS; round++) {
    const inverse = [spread.tone, spread.strength, spread.slope].map((of) => 1 / of ** 2)
    const [a, d, f] = inverse
    const m = { a, b: 0, c: 0, d, e: 0, f }
    const right = [expected.tone * a, expected.strength * d, expected.slope * f]
    for (const o of pixels) {
      const stray = log[o] - fit.tone - fit.strength * shade[o] - fit.slope * across[o]
      const weight = each / (1 + (stray / (2 * STRAY)) ** 2)
      m.a += weight
      m.b += weight * shade[o]
      m.c += weight * across[o]
      m.d += weight * shade[o] ** 2
      m.e += weight * shade[o] * across[o]
      m.f += weight * across[o] ** 2
      right[0] += weight * log[o]
      right[1] += weight * log[o] * shade[o]
      right[2] += weight * log[o] * across[o]
    }
    fit = solved(m, right)
  }
  return fit
}

/** The symmetric matrix (a b c, b d e, c e f) against a right side. */
function solved(m: Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>, [p, q, r]: number[]): ShadeFit {
  const { a, b, c, d, e, f } = m
  const A = d * f - e * e
  const B = c * e - b * f
  const C = b * e - c * d
  const D = a * f - c * c
  const E = b * c - a * e
  const F = a * d - b * b
  const determinant = a * A + b * B + c * C
  return {
    tone: (A * p + B * q + C * r) / determinant,
    strength: (B * p + D * q + E * r) / determinant,
    slope: (C * p + E * q + F * r) / determinant,
  }
}
