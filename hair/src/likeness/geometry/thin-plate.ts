import type { FlatPoints } from './similarity.ts'

/** Where a place of one picture lies in another. */
export type PlaceMap = (x: number, y: number) => [x: number, y: number]

/** How far the bending of a plate may miss its points to stay calm, of the mean distance between points, squared. */
const STIFFNESS = 0.02

/**
 * The smooth map that takes some points to others and bends least in between (F. L. Bookstein, "Principal warps: thin-plate
 * splines and the decomposition of deformations", 1989). Points that tremble are followed roughly.
 * @param from at least three points, not all in one line
 * @param stiffness 0 where each point is met
 */
export function thinPlate(from: FlatPoints, to: FlatPoints, stiffness = STIFFNESS): PlaceMap {
  const n = from.length / 2
  const size = spreadOf(from)
  const scaled = from.map((v) => v / size)
  const rows = Array.from({ length: n + 3 }, () => new Float64Array(n + 5))
  for (let i = 0; i < n; i++) {
    const row = rows[i]
    const [x, y] = [scaled[i * 2], scaled[i * 2 + 1]]
    for (let j = 0; j < n; j++) row[j] = bend((x - scaled[j * 2]) ** 2 + (y - scaled[j * 2 + 1]) ** 2)
    row[i] += stiffness
    row.set([1, x, y, to[i * 2], to[i * 2 + 1]], n)
    rows[n][i] = 1
    rows[n + 1][i] = x
    rows[n + 2][i] = y
  }
  solve(rows)
  const [across, down] = [n + 3, n + 4].map((c) => rows.map((row) => row[c]))
  return (x, y) => {
    const [px, py] = [x / size, y / size]
    let u = across[n] + across[n + 1] * px + across[n + 2] * py
    let v = down[n] + down[n + 1] * px + down[n + 2] * py
    for (let j = 0; j < n; j++) {
      const b = bend((px - scaled[j * 2]) ** 2 + (py - scaled[j * 2 + 1]) ** 2)
      u += across[j] * b
      v += down[j] * b
    }
    return [u, v]
  }
}

/** r² log r of a squared distance. */
const bend = (squared: number): number => (squared > 0 ? 0.5 * squared * Math.log(squared) : 0)

/** Root mean square distance from the middle. */
function spreadOf(points: FlatPoints): number {
  const n = points.length / 2
  let [x, y] = [0, 0]
  for (let i = 0; i < n; i++) {
    x += points[i * 2] / n
    y += points[i * 2 + 1] / n
  }
  let sum = 0
  for (let i = 0; i < n; i++) sum += (points[i * 2] - x) ** 2 + (points[i * 2 + 1] - y) ** 2
  return Math.sqrt(sum / n)
}

/** Gauss and Jordan with pivots: leaves the solutions in the columns behind the square. */
function solve(rows: Float64Array[]): void {
  const n = rows.length
  for (let k = 0; k < n; k++) {
    let pivot = k
    for (let i = k + 1; i < n; i++) if (Math.abs(rows[i][k]) > Math.abs(rows[pivot][k])) pivot = i
    const row = rows[pivot]
    rows[pivot] = rows[k]
    rows[k] = row
    const head = row[k]
    for (let j = k; j < row.length; j++) row[j] /= head
    for (let i = 0; i < n; i++) {
      const factor = rows[i][k]
      if (i === k || factor === 0) continue
      for (let j = k; j < row.length; j++) rows[i][j] -= factor * row[j]
    }
  }
}
