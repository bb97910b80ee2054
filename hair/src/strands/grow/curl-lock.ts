import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import type { Curl, Growing } from './groom.ts'
import type { Locks, Root } from './strands.ts'

/** How one lock turns. */
interface Turn {
  phase: number
  pitch: number
  radius: number
  way: number
  seed: number
}

/** Up to this chaos of a curl its locks wave together. */
const IN_STEP = 0.3
const isInStep = (curl: Curl | undefined): boolean => curl !== undefined && curl.chaos <= IN_STEP

/** Of a turn that is a loose wave yet: share by which it is narrower, and by which longer. */
const LOOSE = { narrower: 0.4, longer: 0.5 } as const

/** Of how far curls differ in size, what handfuls do and what each does for itself, and units from one handful to the next. */
const SIZES = { handful: 1.3, own: 0.7, apart: 2.2 } as const

/** Units before the eyes from which on locks wave that wave together: above the temples they would stand off the head. */
const ABOVE_EYES = 4

const eyes = new Float64Array(3)

/** The middle line of a lock, and the units from point to point. */
interface Line {
  line: Float32Array
  step: number
}

/** Carries a frame along a lock and winds the lock around its own middle line. */
export function curlLock(growing: Growing, locks: Locks, i: number): void {
  const { roots, points: K, at, across, long } = locks
  const { noise } = growing
  const { curl } = growing.groom
  const line = at.slice(i * K * 3, (i + 1) * K * 3)
  const turn = curl && turnOf(curl, roots[i], growing)
  const [t, n, b] = [new Float64Array(3), Float64Array.of(0, 0, 1), new Float64Array(3)]
  const toEyes = isInStep(curl) ? unitsToEyes(growing.head, { line, step: long[i] / (K - 1) }) : 0
  const from = curl ? Math.max(curl.from, toEyes - ABOVE_EYES) : 0
  let angle = turn ? turn.phase - (2 * Math.PI * toEyes) / turn.pitch : 0
  for (let k = 0; k < K; k++) {
    carryFrame(line, k, K, t, n, b)
    across.set(n, (i * K + k) * 6)
    across.set(b, (i * K + k) * 6 + 3)
    if (!curl || !turn) continue
    const s = (k / (K - 1)) * long[i]
    const loose = curl.tightens ? smoothstep(curl.tightens, 0, s) : 0
    const radius = turn.radius * (1 - LOOSE.narrower * loose)
    const open = smoothstep(from, from + (curl.opens ?? curl.pitch * 0.9), s) * radius
    const uneven = 1 + 0.4 * curl.chaos * noise(turn.seed, s * 0.3, 5)
    const pitch = turn.pitch * (1 + LOOSE.longer * loose)
    angle += ((2 * Math.PI * long[i]) / (K - 1) / pitch) * uneven
    const sideways = Math.cos(angle * turn.way) * open
    const outwards = Math.sin(angle * turn.way) * open * curl.plane
    for (let q = 0; q < 3; q++) at[(i * K + k) * 3 + q] += b[q] * sideways + n[q] * outwards
  }
}

/**
 * How far along a lock it passes the eyes: counted from there, waves of neighbours lie beside each other, however far
 * apart their roots are. Counted from the root they cross, and long hair is a zigzag.
 */
function unitsToEyes(head: Head, { line, step }: Line): number {
  toCamera(head, 0, head.eyes, 0, eyes)
  const K = line.length / 3
  let k = 0
  while (k < K - 1 && line[k * 3 + 1] > eyes[1]) k++
  return k * step
}

/** Neighbours turn alike where there is no chaos, the two sides of a head against each other. */
function turnOf(curl: Curl, root: Root, { next, noise }: Growing): Turn {
  const { chaos } = curl
  const shared = noise(root.x * 0.28, root.y * 0.28, root.z * 0.28 + 9)
  const mirror = root.x > 0 ? -1 : 1
  const turn = {
    phase: next() * 2 * Math.PI * chaos + shared * 4 * (1 - chaos) + (root.x > 0 ? Math.PI : 0),
    pitch: curl.pitch * (1 + 0.35 * chaos * (next() - 0.5) * 2),
    radius: curl.radius * (0.7 + 0.6 * next()),
    way: chaos > 0.5 ? (next() < 0.5 ? 1 : -1) : mirror,
    seed: next() * 100,
  }
  const { differs = 0 } = curl
  if (!differs) return turn
  const handful = noise(root.x / SIZES.apart + 50, root.y / SIZES.apart, root.z / SIZES.apart)
  const size = Math.exp(differs * (SIZES.handful * handful + SIZES.own * (turn.seed / 50 - 1)))
  return { ...turn, pitch: turn.pitch * size, radius: turn.radius * size }
}

function carryFrame(
  line: Float32Array,
  k: number,
  K: number,
  t: Float64Array,
  n: Float64Array,
  b: Float64Array,
) {
  const before = Math.max(0, k - 1) * 3
  const after = Math.min(K - 1, k + 1) * 3
  for (let q = 0; q < 3; q++) t[q] = line[after + q] - line[before + q]
  const l = Math.hypot(t[0], t[1], t[2]) || 1
  for (let q = 0; q < 3; q++) t[q] /= l
  const d = n[0] * t[0] + n[1] * t[1] + n[2] * t[2]
  for (let q = 0; q < 3; q++) n[q] -= d * t[q]
  const m = Math.hypot(n[0], n[1], n[2]) || 1
  for (let q = 0; q < 3; q++) n[q] /= m
  b[0] = t[1] * n[2] - t[2] * n[1]
  b[1] = t[2] * n[0] - t[0] * n[2]
  b[2] = t[0] * n[1] - t[1] * n[0]
}
