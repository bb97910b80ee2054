import { expect, it } from 'vitest'
import { buriedCells } from './buried-cells.ts'
import { type LightGrid, SOLID } from './light-grid.ts'

/** A box of hair: five cells a side, as dense in every cell. */
function box(dense: number): LightGrid {
  return { cell: 1, nx: 5, ny: 5, nz: 5, depth: new Float32Array(125).fill(dense) }
}
const at = (i: number, j: number, k: number) => (k * 5 + j) * 5 + i

it('buries what lies behind much hair, not what lies before it', () => {
  const buried = buriedCells(box(1.4))
  expect([0, 1, 2, 3, 4].map((k) => buried[at(2, 2, k)])).toEqual([1, 0, 0, 0, 0])
})

it('buries nothing beside a gap', () => {
  const grid = box(1.4)
  for (let k = 0; k < 5; k++) grid.depth[at(3, 2, k)] = 0
  expect(buriedCells(grid)[at(2, 2, 0)]).toBe(0)
  expect(buriedCells(grid)[at(1, 2, 0)]).toBe(1)
})

it('leaves what a solid hides to the depth map', () => {
  const grid = box(0)
  for (let k = 1; k < 5; k++) for (let i = 0; i < 25; i++) grid.depth[k * 25 + i] = SOLID
  expect(buriedCells(grid)).toEqual(new Uint8Array(125))
})
