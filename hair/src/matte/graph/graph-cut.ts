import type { Plane, Size } from '../../pixels/picture.ts'

/** East, west, south, north, south-east, north-west, south-west, north-east; the opposite of d is d ^ 1. */
export const DIRECTIONS = 8

const FREE = 0
const SOURCE = 1
const SINK = 2
const ROOT = -1
const ORPHAN = -2
const NONE = -3
const TINY = 1e-6

/**
 * Minimum cut on an 8-connected grid: the labelling that agrees best with the evidence while cutting few and
 * weak neighbour links. Y. Boykov and V. Kolmogorov, "An experimental comparison of min-cut/max-flow
 * algorithms for energy minimization in vision", 2004, in typed arrays.
 * @param evidence per pixel: > 0 what it costs to call it background, < 0 what it costs to call it hair
 * @param links eight planes of neighbour weights, see `edgeLinks`
 * @returns 1 = hair, 0 = not
 */
export function graphCut({ w, h }: Size, evidence: Plane, links: Plane[]): Uint8Array {
  const n = w * h
  const offset = [1, -1, w, -w, w + 1, -w - 1, w - 1, -w + 1]
  const residual = Float32Array.from(evidence)
  const capacity = links.map((link) => Float32Array.from(link))
  const tree = new Uint8Array(n)
  const parent = new Int8Array(n).fill(NONE)
  const stamp = new Int32Array(n)
  const depth = new Int32Array(n)
  const queued = new Uint8Array(n)
  const queue = new Int32Array(n + 1)
  let head = 0
  let tail = 0
  let time = 0
  const orphans: number[] = []

  const activate = (i: number) => {
    if (queued[i]) return
    queued[i] = 1
    queue[tail++] = i
    if (tail > n) tail = 0
  }
  const nextActive = (): number => {
    while (head !== tail) {
      const i = queue[head++]
      if (head > n) head = 0
      queued[i] = 0
      if (tree[i] !== FREE) return i
    }
    return -1
  }
  const orphan = (i: number) => {
    parent[i] = ORPHAN
    orphans.push(i)
  }
  /** Room for more flow away from the source, seen from a pixel of either tree. */
  const room = (side: number, i: number, j: number, d: number) =>
    side === SOURCE ? capacity[d][i] : capacity[d ^ 1][j]

  /** Grows the tree of pixel i; returns the direction in which it meets the other tree, or -1. */
  const grow = (i: number): number => {
    const side = tree[i]
    for (let d = 0; d < DIRECTIONS; d++) {
      const j = i + offset[d]
      if (j < 0 || j >= n || !(room(side, i, j, d) > 0)) continue
      if (tree[j] === FREE) {
        tree[j] = side
        parent[j] = d ^ 1
        stamp[j] = stamp[i]
        depth[j] = depth[i] + 1
        activate(j)
      } else if (tree[j] !== side) {
        return d
      } else if (stamp[j] <= stamp[i] && depth[j] > depth[i] && parent[j] >= 0) {
        parent[j] = d ^ 1
        stamp[j] = stamp[i]
        depth[j] = depth[i] + 1
      }
    }
    return -1
  }

  /** The most that fits through the path source - s - t - sink. */
  const bottleneck = (s: number, t: number, d: number): number => {
    let flow = capacity[d][s]
    let k = s
    for (; parent[k] >= 0; k += offset[parent[k]]) {
      const p = parent[k]
      flow = Math.min(flow, capacity[p ^ 1][k + offset[p]])
    }
    flow = Math.min(flow, residual[k])
    for (k = t; parent[k] >= 0; k += offset[parent[k]]) flow = Math.min(flow, capacity[parent[k]][k])
    return Math.min(flow, -residual[k])
  }

  const augment = (s: number, t: number, d: number) => {
    const flow = bottleneck(s, t, d)
    capacity[d][s] -= flow
    capacity[d ^ 1][t] += flow
    let k = s
    while (parent[k] >= 0) {
      const p = parent[k]
      const j = k + offset[p]
      capacity[p][k] += flow
      capacity[p ^ 1][j] -= flow
      if (!(capacity[p ^ 1][j] > TINY)) {
        capacity[p ^ 1][j] = 0
        orphan(k)
      }
      k = j
    }
    drain(k, -flow)
    k = t
    while (parent[k] >= 0) {
      const p = parent[k]
      const j = k + offset[p]
      capacity[p ^ 1][j] += flow
      capacity[p][k] -= flow
      if (!(capacity[p][k] > TINY)) {
        capacity[p][k] = 0
        orphan(k)
      }
      k = j
    }
    drain(k, flow)
    if (capacity[d][s] < TINY) capacity[d][s] = 0
  }
  const drain = (root: number, change: number) => {
    residual[root] += change
    if (Math.abs(residual[root]) > TINY) return
    residual[root] = 0
    orphan(root)
  }

  /** Distance to the root along parents, or -1 when the way ends at an orphan. */
  const wayToRoot = (from: number): number => {
    let k = from
    for (let steps = 0; ; steps++) {
      if (stamp[k] === time) return steps + depth[k]
      const p = parent[k]
      if (p === ROOT) {
        stamp[k] = time
        depth[k] = 1
        return steps + 1
      }
      if (p < 0) return -1
      k += offset[p]
    }
  }

  const adopt = (o: number) => {
    const side = tree[o]
    let best = -1
    let shortest = Number.MAX_SAFE_INTEGER
    for (let d = 0; d < DIRECTIONS; d++) {
      const j = o + offset[d]
      if (j < 0 || j >= n || tree[j] !== side || !(room(side, j, o, d ^ 1) > 0)) continue
      let way = wayToRoot(j)
      if (way < 0) continue
      if (way < shortest) {
        shortest = way
        best = d
      }
      for (let k = j; stamp[k] !== time; k += offset[parent[k]]) {
        stamp[k] = time
        depth[k] = way--
      }
    }
    if (best >= 0) {
      parent[o] = best
      stamp[o] = time
      depth[o] = shortest + 1
      return
    }
    stamp[o] = 0
    for (let d = 0; d < DIRECTIONS; d++) {
      const j = o + offset[d]
      if (j < 0 || j >= n || tree[j] !== side) continue
      if (room(side, j, o, d ^ 1) > 0) activate(j)
      if (parent[j] >= 0 && j + offset[parent[j]] === o) orphan(j)
    }
    tree[o] = FREE
    parent[o] = NONE
  }

  for (let i = 0; i < n; i++) {
    if (residual[i] === 0) continue
    tree[i] = residual[i] > 0 ? SOURCE : SINK
    parent[i] = ROOT
    depth[i] = 1
    activate(i)
  }
  let current = -1
  for (;;) {
    const i = current >= 0 && tree[current] !== FREE ? current : nextActive()
    if (i < 0) break
    const d = grow(i)
    time++
    current = d < 0 ? -1 : i
    if (d < 0) continue
    if (tree[i] === SOURCE) augment(i, i + offset[d], d)
    else augment(i + offset[d], i, d ^ 1)
    for (let k = 0; k < orphans.length; k++) adopt(orphans[k])
    orphans.length = 0
  }
  return tree.map((side) => (side === SOURCE ? 1 : 0))
}
