import { boxBlur } from './box-blur.ts'
import { channelOf } from './channel-of.ts'
import type { Plane, Size } from './picture.ts'

/** A picture whose edges are kept: three channels, interleaved. */
export type Guide = Size & { guide: Float32Array }

/** Four planes: a pixel's filtered value is r · guide₀ + g · guide₁ + b · guide₂ + offset. */
export type GuidedCoefficients = [r: Plane, g: Plane, b: Plane, offset: Plane]

/**
 * The colour guided filter (K. He et al., "Guided image filtering", 2010), prepared for one interleaved
 * 3-channel guide: smooths a plane where the guide is smooth and keeps it sharp along the guide's edges.
 * @param r window radius in pixels
 * @param eps below this variance the guide counts as flat
 */
export function guidedFilter(along: Guide, r: number, eps: number): (p: Plane) => Plane {
  const { guide } = along
  const coefficients = guidedCoefficients(along, r, eps)
  return (p) => {
    const [a, b, c, offset] = coefficients(p)
    for (let i = 0; i < offset.length; i++) {
      offset[i] += a[i] * guide[i * 3] + b[i] * guide[i * 3 + 1] + c[i] * guide[i * 3 + 2]
    }
    return offset
  }
}

/** The averaged coefficients alone: computed small and applied to a large guide they are the fast guided filter. */
export function guidedCoefficients(
  { guide, w, h }: Guide,
  r: number,
  eps: number,
): (p: Plane) => GuidedCoefficients {
  const n = w * h
  const channel = [0, 1, 2].map((c) => channelOf(guide, c))
  const product = new Float32Array(n)
  const mean = channel.map((c) => boxBlur(c, w, h, r))
  const covariance = (p: number, q: number): Plane => {
    const [a, b] = [channel[p], channel[q]]
    for (let i = 0; i < n; i++) product[i] = a[i] * b[i]
    const out = boxBlur(product, w, h, r)
    const [meanA, meanB] = [mean[p], mean[q]]
    for (let i = 0; i < n; i++) out[i] -= meanA[i] * meanB[i]
    return out
  }
  const [rr, rg, rb] = [covariance(0, 0), covariance(0, 1), covariance(0, 2)]
  const [gg, gb, bb] = [covariance(1, 1), covariance(1, 2), covariance(2, 2)]
  return (p) => {
    const offset = boxBlur(p, w, h, r)
    const slopes = channel.map((c) => {
      for (let i = 0; i < n; i++) product[i] = c[i] * p[i]
      return boxBlur(product, w, h, r)
    })
    const [s0, s1, s2] = slopes
    for (let i = 0; i < n; i++) {
      const k0 = s0[i] - mean[0][i] * offset[i]
      const k1 = s1[i] - mean[1][i] * offset[i]
      const k2 = s2[i] - mean[2][i] * offset[i]
      const A = rr[i] + eps
      const B = rg[i]
      const C = rb[i]
      const D = gg[i] + eps
      const E = gb[i]
      const F = bb[i] + eps
      const i00 = D * F - E * E
      const i01 = C * E - B * F
      const i02 = B * E - C * D
      const i11 = A * F - C * C
      const i12 = B * C - A * E
      const i22 = A * D - B * B
      const det = A * i00 + B * i01 + C * i02 || 1e-12
      s0[i] = (i00 * k0 + i01 * k1 + i02 * k2) / det
      s1[i] = (i01 * k0 + i11 * k1 + i12 * k2) / det
      s2[i] = (i02 * k0 + i12 * k1 + i22 * k2) / det
      offset[i] -= s0[i] * mean[0][i] + s1[i] * mean[1][i] + s2[i] * mean[2][i]
    }
    return [boxBlur(s0, w, h, r), boxBlur(s1, w, h, r), boxBlur(s2, w, h, r), boxBlur(offset, w, h, r)]
  }
}
