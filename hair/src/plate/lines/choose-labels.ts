import { DIRECTIONS, graphCut } from '../../matte/graph/graph-cut.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

interface Choice {
  /** What each label costs at each pixel. */
  costs: readonly Plane[]
  /** What it costs at a pixel where one label meets another; NaN where that is not known: then it is asked beside it alone. */
  step: (o: number, a: number, b: number) => number
}

/** What a seam costs more where one side of it is not known: else it would run there, straight along the edge of a picture. */
const UNKNOWN = 0.5

/**
 * One label for each of some pixels of a grid, so that what they cost and what shows between neighbours is least: expansion
 * moves. Y. Boykov, O. Veksler and R. Zabih, "Fast approximate energy minimization via graph cuts", 2001.
 * @param pixels their places in the grid
 * @returns labels at the size of the grid, 0 elsewhere
 */
export function chooseLabels(size: Size, pixels: readonly number[], { costs, step }: Choice): Uint8Array {
  const { w, h } = size
  const n = w * h
  const isAsked = new Uint8Array(n)
  const labels = new Uint8Array(n)
  for (const o of pixels) {
    isAsked[o] = 1
    for (let k = 1; k < costs.length; k++) if (costs[k][o] < costs[labels[o]][o]) labels[o] = k
  }
  for (const label of costs.keys()) expand(label)
  // what no pixel took the first time is hardly wanted the second
  for (const label of new Set(pixels.map((o) => labels[o]))) expand(label)
  return labels

  /** Every pixel keeps its label or takes this one, whichever is best for all. */
  function expand(label: number) {
    const evidence = new Float32Array(n)
    const links = Array.from({ length: DIRECTIONS }, () => new Float32Array(n))
    const seam = (o: number, j: number, a: number, b: number) => {
      if (a === b) return 0
      const [here, there] = [step(o, a, b), step(j, a, b)]
      if (Number.isNaN(here)) return UNKNOWN + (Number.isNaN(there) ? 0 : 2 * there)
      return Number.isNaN(there) ? UNKNOWN + 2 * here : here + there
    }
    const couple = (o: number, j: number, back: number) => {
      const [a, b] = [labels[o], labels[j]]
      const [both, taken, given] = [seam(o, j, a, b), seam(o, j, a, label), seam(o, j, label, b)]
      evidence[o] += both - given
      evidence[j] += given
      links[back][j] += Math.max(0, taken + given - both)
    }
    for (const o of pixels) {
      evidence[o] += costs[labels[o]][o] - costs[label][o]
      if ((o + 1) % w && isAsked[o + 1]) couple(o, o + 1, WEST)
      if (o + w < n && isAsked[o + w]) couple(o, o + w, NORTH)
    }
    const taken = graphCut(size, evidence, links)
    for (const o of pixels) if (taken[o]) labels[o] = label
  }
}

/** Directions of `graphCut`. */
const WEST = 1
const NORTH = 3
