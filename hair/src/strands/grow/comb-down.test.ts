import { expect, it } from 'vitest'
import { straightHead } from '../../../test/straight-head.ts'
import { skullDistance, skullPoint } from '../head/solids.ts'
import { combDown } from './comb-down.ts'
import { emptyStrands, type Strands } from './strands.ts'

const head = straightHead(480, 600, 1280)
const POINTS = 30
/** Units: what most lies at, and each twentieth strand. */
const [LIES, STANDS] = [0.6, 1.4]

/** Strands all over the crown that go back over it. */
function swept(): Strands {
  const strands = emptyStrands(2000, POINTS)
  const [p, n] = [new Float64Array(3), new Float64Array(3)]
  for (let i = 0; i < strands.count; i++)
    for (let k = 0; k < POINTS; k++) {
      skullPoint(head, -1 + (2 * i) / strands.count, 1, 1 - (2 * k) / POINTS, p)
      skullDistance(head, p[0], p[1], p[2], n)
      const high = i % 20 === 3 ? STANDS : LIES
      strands.at.set(
        p.map((v, q) => v + high * n[q]),
        (i * POINTS + k) * 3,
      )
    }
  return strands
}

/** Units over the skull. */
function heights({ count, points, at }: Strands): number[] {
  const n = new Float64Array(3)
  return Array.from({ length: count * points }, (_, i) =>
    skullDistance(head, at[i * 3], at[i * 3 + 1], at[i * 3 + 2], n),
  )
}

it('a lock that stands over the hair around it is pressed to its height: no tooth of the outline', () => {
  const strands = swept()
  expect(Math.max(...heights(strands))).toBeGreaterThan(1.2)
  combDown(head, strands)
  expect(Math.max(...heights(strands))).toBeLessThan(LIES * 1.2)
})

it('it goes no lower than the hair around it, and what lies lower keeps its place', () => {
  const [before, strands] = [swept(), swept()]
  for (const all of [before, strands]) all.at.set([0, 13.2, -1], 0)
  combDown(head, strands)
  expect(Math.min(...heights(strands).slice(3 * POINTS, 4 * POINTS))).toBeGreaterThan(LIES * 0.8)
  expect([...strands.at.subarray(0, 3)]).toEqual([...before.at.subarray(0, 3)])
})

it('what hangs below the ears is not pressed to the head', () => {
  const strands = swept()
  strands.at.set([12, -4, 0], 3)
  combDown(head, strands)
  expect([...strands.at.subarray(3, 6)]).toEqual([12, -4, 0])
})
