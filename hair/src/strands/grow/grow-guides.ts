import { smoothstep } from '../../pixels/smoothstep.ts'
import { collider } from '../head/collide.ts'
import type { Head } from '../head/head.ts'
import { toCamera, toHead } from '../head/head-axes.ts'
import { seenTo } from '../head/seen-face.ts'
import { BODY_Z, faceWindow, neckAxis, skullDistance } from '../head/solids.ts'
import type { Groom, Growing } from './groom.ts'
import { overShoulders } from './over-shoulders.ts'
import type { SpaceNoise } from './space-noise.ts'
import type { Root } from './strands.ts'

/** A few hairs that all others follow, each with as many points at even distances, camera space. */
export interface Guides {
  roots: Root[]
  points: number
  at: Float32Array
}

const POINTS = 64

/**
 * What falls in over the neck: from how far above the chin on, and how far below it no more, units: pulled on it would be
 * single tresses on the chest. What is `beside` the neck or farther from it does not, what is `near` does; how far `over` its
 * edge it comes; and by what share its hairs differ.
 */
const DRAPED = { above: 6, below: 7, beside: 6, near: 2, over: 2.5, differ: 0.9 } as const

/** Pushes hairs along the groom's flow, then lets them fall; they touch neither head nor body. */
export function growGuides({ head, groom, noise }: Growing, roots: Root[]): Guides {
  const at = new Float32Array(roots.length * POINTS * 3)
  const grow = guideGrower(head, groom, noise)
  roots.forEach((root, i) => {
    resample(grow(root), at, i * POINTS * 3)
  })
  return { roots, points: POINTS, at }
}

/** What one root's hair is asked for. */
interface Asked {
  length: number
  cut: number
  shell: number
  clear: number
  /** See `OverShoulders`. */
  over: number
  /** 1 on her right in the picture, -1 on the left. */
  side: number
  /** The side that it is combed to, 0 where it is combed to none. */
  to: number
}

/** Of a direction by which share it must point aside to be combed to that side. */
const ASIDE = 0.1

function guideGrower(head: Head, groom: Groom, noise: SpaceNoise): (root: Root) => number[] {
  const [p, h, n, nc, flow, dir] = Array.from({ length: 6 }, () => new Float64Array(3))
  const [want, push] = [new Float64Array(3), new Float64Array(3)]
  const keepOut = collider(head)
  const neck = neckAxis(head)
  const over = overShoulders(head, noise)
  return (root) => {
    const share = groom.drapes ? over.share(root) : 0
    const asked: Asked = {
      length: groom.length(root, head),
      cut: (groom.cut?.(root, head) ?? Number.NEGATIVE_INFINITY) + over.shorter * share,
      over: share,
      shell: groom.shell(root, head) * (1 + 0.22 * noise(root.x * 0.28 + 5, root.y * 0.28, root.z * 0.28)),
      clear: groom.clear(root, head),
      side: Math.sign(root.x || 1e-3),
      to: combedTo(root),
    }
    const step = Math.max(0.12, Math.min(0.45, asked.length / 40))
    const turn = Math.min(1, step / groom.stiff)
    start(root)
    const path = [p[0], p[1], p[2]]
    for (let s = 0; s < asked.length; s += step) {
      toHead(head, p[0], p[1], p[2], h)
      if (h[1] < asked.cut || groom.until?.(h, root, head)) break
      const shell = asked.shell * (groom.settles?.(h) ?? 1)
      wanted(root, { ...asked, shell }, s)
      turnTo(want, turn)
      for (let q = 0; q < 3; q++) p[q] += dir[q] * step
      keepOut(p, Math.min(shell, 0.12 + s * 0.3) * 0.5)
      path.push(p[0], p[1], p[2])
    }
    return path
  }

  function combedTo(root: Root): number {
    h.set([root.x, root.y, root.z])
    groom.flow(h, root, head, flow)
    return Math.abs(flow[0]) < ASIDE * Math.hypot(flow[0], flow[1], flow[2]) ? 0 : Math.sign(flow[0])
  }

  function start(root: Root) {
    toCamera(head, root.x, root.y, root.z, p)
    toCamera(head, root.nx, root.ny, root.nz, nc)
    h.set([root.x, root.y, root.z])
    n.set([root.nx, root.ny, root.nz])
    groom.flow(h, root, head, flow)
    alongSurface(flow, n)
    toCamera(head, flow[0], flow[1], flow[2], dir)
    for (let q = 0; q < 3; q++) dir[q] += nc[q] * groom.lift * 1.5
    normalise(dir)
  }

  /** The direction wanted at `p`, after s units: on the head the comb decides, below it gravity. */
  function wanted(root: Root, { shell, side, ...asked }: Asked, s: number) {
    const d = skullDistance(head, h[0], h[1], h[2], n)
    toCamera(head, n[0], n[1], n[2], nc)
    const near = smoothstep(shell + 3, shell + 0.6, d) * smoothstep(-3.5, 1.5, h[1])
    groom.flow(h, root, head, flow)
    if (near > 0) alongSurface(flow, n)
    toCamera(head, flow[0], flow[1], flow[2], want)
    const fall = (1 - near) * groom.weight
    for (let q = 0; q < 3; q++) want[q] *= 1 - fall
    want[1] -= fall
    // towards its own layer above the scalp
    const layer = shell * (0.25 + 0.75 * smoothstep(0, 7, s)) * smoothstep(0, 1.2, s)
    const lift = Math.max(-0.5, Math.min(1, (layer - d) * 0.45)) * (d < layer ? 1 : near)
    for (let q = 0; q < 3; q++) want[q] += nc[q] * lift
    spreadOut(root, side)
    drape(root)
    over.pull({ p, y: h[1], side, share: asked.over }, want)
    if (groom.tuck && asked.clear > 0 && (s > asked.length * 0.55 || h[1] < asked.cut + 3.5)) {
      want[0] -= Math.sign(p[0]) * 0.5 * groom.tuck
      want[2] -= 0.15 * groom.tuck
    }
    outOfFace(asked)
  }

  function spreadOut(root: Root, side: number) {
    const { spread = 0, stray = 0 } = groom
    if (h[1] >= 5 || (!spread && !stray)) return
    const own = noise(root.x * 0.6, root.y * 0.6, root.z * 0.6)
    // behind the back it hangs together: it would come out again beside the arms
    const isBack = smoothstep(head.chin, head.chin - 4, h[1]) * smoothstep(BODY_Z + 1, BODY_Z - 1, p[2])
    const k = (spread * (1 + 0.8 * own) + stray * own) * smoothstep(5, -3, h[1]) * (1 - isBack)
    toCamera(head, root.nx + 0.4 * side, 0, root.nz, push)
    want[0] += push[0] * k
    want[2] += push[2] * k * 0.8
  }

  /** Below the jaw what frames the face falls in over the sides of the neck, unevenly. */
  function drape(root: Root) {
    const { drapes = 0 } = groom
    const { chin } = head
    const there =
      smoothstep(chin + DRAPED.above, chin, h[1]) *
      smoothstep(chin - DRAPED.below, chin - DRAPED.above / 2, h[1])
    if (!drapes || there <= 0) return
    const aside = p[0] - neck.x
    const beyond = Math.abs(aside) - neck.radius
    const near = smoothstep(DRAPED.beside, DRAPED.near, beyond) * smoothstep(-DRAPED.over, 0, beyond)
    const before = smoothstep(neck.z - 1, neck.z + 3, p[2])
    const own = 1 + DRAPED.differ * noise(root.x * 0.8, root.y * 0.8, root.z * 0.8 + 20)
    want[0] -= Math.sign(aside) * drapes * there * near * before * own
  }

  /**
   * Hair does not fall into a face it was combed out of. Over the forehead it goes to the side that it is combed to: between
   * a part beside the middle and the middle neighbours would part again, and locks between them fall before the face. Below
   * it goes to the side where it hangs.
   */
  function outOfFace({ clear, to }: Pick<Asked, 'clear' | 'to'>) {
    if (clear <= 0 || h[2] <= 0 || h[1] >= 9) return
    const side = (h[1] > head.eyes && to) || Math.sign(h[0]) || 1
    const wide = Math.min(faceWindow(h[1]) * clear, seenTo(head.seen, h[1], side) - 0.5)
    const inside = wide - h[0] * side
    if (inside <= 0) return
    const k = Math.min(1.6, inside * 0.9)
    toCamera(head, side, 0, -0.25, push)
    for (let q = 0; q < 3; q++) want[q] += push[q] * k
  }

  function turnTo(to: Float64Array, share: number) {
    normalise(to)
    for (let q = 0; q < 3; q++) dir[q] += (to[q] - dir[q]) * share
    normalise(dir)
  }
}

function normalise(v: Float64Array) {
  const l = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]) || 1
  v[0] /= l
  v[1] /= l
  v[2] /= l
}

/** Turns a direction into the surface whose normal is given, of unit length, in place. */
export function alongSurface(v: Float64Array, n: Float64Array) {
  const d = v[0] * n[0] + v[1] * n[1] + v[2] * n[2]
  for (let q = 0; q < 3; q++) v[q] -= d * n[q]
  normalise(v)
}

/** A path of any number of points with `POINTS` at equal distances. */
function resample(path: number[], out: Float32Array, o: number) {
  const last = path.length / 3 - 1
  for (let k = 0; k < POINTS; k++) {
    const t = (k / (POINTS - 1)) * last
    const i = Math.min(Math.max(0, last - 1), t | 0)
    const j = Math.min(last, i + 1)
    for (let q = 0; q < 3; q++)
      out[o + k * 3 + q] = path[i * 3 + q] + (path[j * 3 + q] - path[i * 3 + q]) * (t - i)
  }
}
