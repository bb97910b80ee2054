import { random } from '../../pixels/random.ts'

/**
 * A Gaussian mixture over OKLab (full covariance) and, independently, strand texture. The texture is kept out
 * of the covariance: it is noisy near edges and must not tilt the colour clusters.
 */
export interface Mixture {
  k: number
  weight: Float64Array
  /** k × 3. */
  mean: Float64Array
  /** k × 6: upper triangle of the inverse covariance. */
  inverse: Float64Array
  norm: Float64Array
  textureMean: Float64Array
  textureVariance: Float64Array
  textureNorm: Float64Array
}

const REGULAR = 4e-5
const ROUNDS = 6

/**
 * Fits at most k components by expectation maximisation from a k-means++ start.
 * @param samples L, a, b, texture interleaved
 * @param weights one per sample
 * @returns null with fewer than 20 samples
 */
export function fitMixture(samples: Float32Array, weights: Float32Array, most: number): Mixture | null {
  const n = weights.length
  if (n < 20) return null
  const k = Math.min(most, Math.max(1, Math.floor(n / 15)))
  const covariance = new Float64Array(k * 6)
  for (let c = 0; c < k; c++) covariance.set([0.003, 0, 0, 0.003, 0, 0.003], c * 6)
  const mixture: Mixture = {
    k,
    weight: new Float64Array(k).fill(1 / k),
    mean: spreadMeans(samples, weights, k),
    inverse: new Float64Array(k * 6),
    norm: new Float64Array(k),
    textureMean: new Float64Array(k),
    textureVariance: new Float64Array(k).fill(1e3),
    textureNorm: new Float64Array(k),
  }
  invert(mixture, covariance)
  for (let round = 0; round < ROUNDS; round++) {
    maximise(mixture, covariance, expect(mixture, samples, weights))
    invert(mixture, covariance)
  }
  return mixture
}

/** k-means++: each next mean is drawn with a chance proportional to its squared distance from the others. */
function spreadMeans(samples: Float32Array, weights: Float32Array, k: number): Float64Array {
  const n = weights.length
  const next = random(1)
  const mean = new Float64Array(k * 3)
  const distance = new Float64Array(n).fill(1e9)
  let pick = Math.floor(next() * n)
  for (let c = 0; c < k; c++) {
    for (let j = 0; j < 3; j++) mean[c * 3 + j] = samples[pick * 4 + j]
    let total = 0
    for (let i = 0; i < n; i++) {
      const x = samples[i * 4] - mean[c * 3]
      const y = samples[i * 4 + 1] - mean[c * 3 + 1]
      const z = samples[i * 4 + 2] - mean[c * 3 + 2]
      distance[i] = Math.min(distance[i], x * x + y * y + z * z)
      total += distance[i] * weights[i]
    }
    let rest = next() * total
    for (let i = 0; i < n; i++) {
      rest -= distance[i] * weights[i]
      if (rest > 0) continue
      pick = i
      break
    }
  }
  return mean
}

interface Sums {
  total: number
  weight: Float64Array
  /** k × 5: L, a, b, texture, texture². */
  first: Float64Array
  /** k × 6: upper triangle. */
  second: Float64Array
}

function expect(m: Mixture, samples: Float32Array, weights: Float32Array): Sums {
  const sums: Sums = {
    total: 0,
    weight: new Float64Array(m.k),
    first: new Float64Array(m.k * 5),
    second: new Float64Array(m.k * 6),
  }
  const share = new Float64Array(m.k)
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] <= 0) continue
    const L = samples[i * 4]
    const a = samples[i * 4 + 1]
    const b = samples[i * 4 + 2]
    const t = samples[i * 4 + 3]
    sums.total += weights[i]
    let best = -1e30
    for (let c = 0; c < m.k; c++) {
      share[c] = component(m, c, L, a, b)
      if (share[c] > best) best = share[c]
    }
    let all = 0
    for (let c = 0; c < m.k; c++) {
      const e = share[c] - best
      share[c] = e < -9 ? 0 : Math.exp(e)
      all += share[c]
    }
    for (let c = 0; c < m.k; c++) {
      const r = (share[c] / all) * weights[i]
      if (r < 1e-5) continue
      const f = c * 5
      const s = c * 6
      sums.weight[c] += r
      sums.first[f] += r * L
      sums.first[f + 1] += r * a
      sums.first[f + 2] += r * b
      sums.first[f + 3] += r * t
      sums.first[f + 4] += r * t * t
      sums.second[s] += r * L * L
      sums.second[s + 1] += r * L * a
      sums.second[s + 2] += r * L * b
      sums.second[s + 3] += r * a * a
      sums.second[s + 4] += r * a * b
      sums.second[s + 5] += r * b * b
    }
  }
  return sums
}

function maximise(m: Mixture, covariance: Float64Array, sums: Sums) {
  for (let c = 0; c < m.k; c++) {
    const s = sums.weight[c] + 1e-9
    const f = c * 5
    const o = c * 6
    const [L, a, b] = [sums.first[f] / s, sums.first[f + 1] / s, sums.first[f + 2] / s]
    m.weight[c] = s / sums.total
    m.mean.set([L, a, b], c * 3)
    m.textureMean[c] = sums.first[f + 3] / s
    m.textureVariance[c] = Math.max(0.03, sums.first[f + 4] / s - m.textureMean[c] ** 2) + 0.12
    const products = [L * L, L * a, L * b, a * a, a * b, b * b]
    for (let j = 0; j < 6; j++) covariance[o + j] = sums.second[o + j] / s - products[j]
  }
}

function invert(m: Mixture, covariance: Float64Array) {
  for (let c = 0; c < m.k; c++) {
    const o = c * 6
    const A = covariance[o] + REGULAR
    const B = covariance[o + 1]
    const C = covariance[o + 2]
    const D = covariance[o + 3] + REGULAR
    const E = covariance[o + 4]
    const F = covariance[o + 5] + REGULAR
    const minors = [D * F - E * E, C * E - B * F, B * E - C * D, A * F - C * C, B * C - A * E, A * D - B * B]
    const det = Math.max(1e-18, A * minors[0] + B * minors[1] + C * minors[2])
    for (let j = 0; j < 6; j++) m.inverse[o + j] = minors[j] / det
    m.textureNorm[c] = 0.5 * Math.log(m.textureVariance[c])
    m.norm[c] = Math.log(m.weight[c] + 1e-9) - 0.5 * Math.log(det) - 2.7568 // 1.5 log 2π
  }
}

function component(m: Mixture, c: number, L: number, a: number, b: number): number {
  const o = c * 6
  const v = m.inverse
  const x = L - m.mean[c * 3]
  const y = a - m.mean[c * 3 + 1]
  const z = b - m.mean[c * 3 + 2]
  const squares = v[o] * x * x + v[o + 3] * y * y + v[o + 5] * z * z
  return m.norm[c] - 0.5 * (squares + 2 * (v[o + 1] * x * y + v[o + 2] * x * z + v[o + 4] * y * z))
}

/** Weight of the texture beside the colour. */
const TEXTURE = 0.5

/** Logarithm of the likelihood under the best component (as GrabCut does: no exponential per pixel). */
export function likelihood(m: Mixture, L: number, a: number, b: number, texture: number): number {
  let best = -1e30
  for (let c = 0; c < m.k; c++) {
    let l = component(m, c, L, a, b)
    if (l > best - 1) {
      const e = texture - m.textureMean[c]
      l -= TEXTURE * ((0.5 * e * e) / m.textureVariance[c] + m.textureNorm[c])
    }
    if (l > best) best = l
  }
  return best
}
