import { emptyStrands, type Strands } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import { neckAxis } from '../head/solids.ts'
import { PLAIN } from './combing.ts'
import { comesOut, type WayDown } from './way-down.ts'

/** Where hair of the nape grows, in the height of an ear below its middle, and units behind it and within it. */
const FROM = { high: 0.1, low: 0.45, behind: [1.2, 4], within: [0.6, 1.4] } as const
/** Units outside the neck and behind its axis that it bends towards half way down, and by how much it differs there. */
const BY = { out: 0.5, behind: 2.4, differ: 1.2 } as const
/** Stations of the tail, from where it comes out, between which a hair runs into it; it spreads as the tail opens, units for each. */
const INTO = { first: 1, last: 14, spreads: 0.12 } as const
const STRANDS = 3200
/** Share of the light that it has: it lies between neck, ear and shoulder. */
const SHADE = 0.72

/**
 * Hair of the nape that is drawn down from behind the ear beside the neck to where a tail comes out: without it a tail springs from
 * a jaw, and is not seen to join the head.
 * @param side see `Tied`
 */
export function napeSweep(
  head: Head,
  { way, side, next }: { way: WayDown; side: number; next: () => number },
  { points: K, density }: { points: number; density: number },
): Strands {
  const count = Math.round(STRANDS * density)
  const out = emptyStrands(count, K)
  const neck = neckAxis(head)
  const ear = head.ears[side < 0 ? 0 : 1]
  const stations = way.at.length / 3
  const first = comesOut(way, head, side)
  const c = new Float64Array(3)
  const between = (least: number, most: number) => least + (most - least) * next()
  for (let i = 0; i < count; i++) {
    const [x, y, z] = ear.at
    const from = [
      x - side * between(...FROM.within),
      y - ear.height * between(FROM.high, FROM.low),
      z - between(...FROM.behind),
    ]
    toCamera(head, from[0], from[1], from[2], c)
    const a = [c[0], c[1], c[2]]
    const stray = () => BY.differ * (next() + next() - 1)
    const to = Math.min(stations - 1, first + Math.round(between(INTO.first, INTO.last)))
    const spreads = () => INTO.spreads * (to - first) * (next() + next() - 1)
    const e = [0, 1, 2].map((q) => way.at[to * 3 + q] + spreads())
    const m = [
      neck.x + side * (neck.radius + BY.out + stray()),
      (a[1] + e[1]) / 2,
      neck.z - BY.behind + stray(),
    ]
    for (let k = 0; k < K; k++) {
      const t = k / (K - 1)
      for (let q = 0; q < 3; q++)
        out.at[(i * K + k) * 3 + q] = (1 - t) ** 2 * a[q] + 2 * t * (1 - t) * m[q] + t * t * e[q]
    }
    out.width[i] = (PLAIN.width * (0.75 + 0.5 * next())) / density
    out.tint[i] = SHADE * (1 + 0.25 * (next() + next() - 1))
  }
  return out
}
