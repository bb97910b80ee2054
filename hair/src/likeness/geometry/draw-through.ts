import type { Rectangle } from '../../pixels/crop-picture.ts'
import type { Size } from '../../pixels/picture.ts'
import type { PlaceMap } from './thin-plate.ts'

/** Pixels between the places where a map is asked: in between it is straight. */
const STEP = 8

/** Interleaved values, `channels` a pixel. */
export interface Layers extends Size {
  values: Float32Array
  channels: number
}

/**
 * Draws a picture through a map, inside a box; outside it everything is 0. Cubic (Catmull-Rom), so that skin keeps its
 * grain. Places beyond the border repeat it.
 * @param map from places of the new picture to those of the old one
 */
export function drawThrough(old: Layers, map: PlaceMap, { box, ...size }: Size & { box: Rectangle }): Layers {
  const { channels } = old
  const values = new Float32Array(size.w * size.h * channels)
  const places = gridOf(map, box)
  for (let y = 0; y < box.h; y++)
    for (let x = 0; x < box.w; x++) {
      const [u, v] = placeAt(places, x, y)
      readCubic(old, u, v, values, ((box.y + y) * size.w + box.x + x) * channels)
    }
  return { ...size, channels, values }
}

interface Places {
  columns: number
  xs: Float32Array
  ys: Float32Array
}

function gridOf(map: PlaceMap, box: Rectangle): Places {
  const columns = Math.ceil(box.w / STEP) + 2
  const rows = Math.ceil(box.h / STEP) + 2
  const xs = new Float32Array(columns * rows)
  const ys = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [x, y] = map(box.x + i * STEP, box.y + j * STEP)
      xs[j * columns + i] = x
      ys[j * columns + i] = y
    }
  return { columns, xs, ys }
}

const mixed = [0, 0]
function placeAt({ columns, xs, ys }: Places, x: number, y: number): readonly number[] {
  const [i, j] = [(x / STEP) | 0, (y / STEP) | 0]
  const [tx, ty] = [x / STEP - i, y / STEP - j]
  const k = j * columns + i
  const between = (plane: Float32Array) => {
    const top = plane[k] + (plane[k + 1] - plane[k]) * tx
    const bottom = plane[k + columns] + (plane[k + columns + 1] - plane[k + columns]) * tx
    return top + (bottom - top) * ty
  }
  mixed[0] = between(xs)
  mixed[1] = between(ys)
  return mixed
}

const across = new Float64Array(4)
const down = new Float64Array(4)

function readCubic({ values, channels, w, h }: Layers, x: number, y: number, out: Float32Array, at: number) {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  cubicWeights(x - x0, across)
  cubicWeights(y - y0, down)
  for (let j = 0; j < 4; j++) {
    const row = Math.min(h - 1, Math.max(0, y0 - 1 + j)) * w
    for (let i = 0; i < 4; i++) {
      const from = (row + Math.min(w - 1, Math.max(0, x0 - 1 + i))) * channels
      const weight = across[i] * down[j]
      for (let c = 0; c < channels; c++) out[at + c] += weight * values[from + c]
    }
  }
}

function cubicWeights(t: number, out: Float64Array): void {
  out[0] = t * (-0.5 + t * (1 - 0.5 * t))
  out[1] = 1 + t * t * (-2.5 + 1.5 * t)
  out[2] = t * (0.5 + t * (2 - 1.5 * t))
  out[3] = t * t * (-0.5 + 0.5 * t)
}
