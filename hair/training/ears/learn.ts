/**
 * Learns what light on an ear looks like: `node hair/training/ears/learn.ts PORTRAITS hair/weights` reads the ears that are
 * labelled in `ears.json`, brings their folds onto each other, and writes the means as `ear.bin` and `ear.json`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { analyse } from '../../src/analysis/analyse.ts'
import { pointAt } from '../../src/face/face.ts'
import { thinPlate } from '../../src/likeness/geometry/thin-plate.ts'
import { blur } from '../../src/pixels/blur.ts'
import { fillPolygon } from '../../src/pixels/fill-polygon.ts'
import { median } from '../../src/pixels/median.ts'
import type { Picture, Plane } from '../../src/pixels/picture.ts'
import { toLinear } from '../../src/pixels/srgb.ts'
import { stopwatch } from '../../src/stopwatch.ts'
import { catmullRom } from '../../src/strands/grow/catmull-rom.ts'
import { headAxes, toCamera } from '../../src/strands/head/head-axes.ts'
import { placeEars } from '../../src/strands/head/place-ears.ts'

interface Label {
  /** Path below the portraits, without its ending. */
  photo: string
  side: 'left' | 'right'
  kind: Kind
  /** In percent of the portrait, in the order of `README.md`. */
  points: string
}
/** Light skin and dark: shade on dark skin is not redder. */
type Kind = 'pale' | 'deep'
type Point = readonly [x: number, y: number]

/** Cells of what is learned: how many, per height of an ear, and where their corner is, out of the face and up. */
const CELLS = { w: 64, h: 120, perHeight: 107, out: -0.2, up: 0.56 } as const
/** Points of a label: the top and the lowest, the outline from the temple to the lobe, and where the cheek lies before it. */
const [TOP, LOWEST] = [1, 7]
const OUTLINE = [0, 1, 2, 3, 4, 5] as const
const FRONT = [9, 10, 11, 12] as const
/** The lobe from its back to the cheek: a woman's is smaller and rounder than those of the men whose ears are read. */
const LOBE: readonly Point[] = [
  [0.119, -0.35],
  [0.103, -0.41],
  [0.07, -0.46],
  [0.02, -0.478],
  [-0.04, -0.435],
  [-0.09, -0.36],
]
/** Before its front an ear goes on under the cheek so far, between these heights: no backdrop is seen between. */
const UNDER_CHEEK: readonly Point[] = [
  [-0.15, -0.28],
  [-0.17, -0.1],
  [-0.17, 0.15],
  [-0.12, 0.31],
]
/** Steps of the outline between two points. */
const STEPS = 6
/** Over so many steps to either side it is evened: few points make corners. */
const EVENED = 4
/** How exactly the points are met: labels tremble by a pixel or two. */
const STIFFNESS = 5e-4
/** How high a woman's ear is, of a man's on a head as high: of four that are seen whole 0.85 to 1. */
const WOMANS = 0.93
/** Skin of the cheekbone, above beards: mesh points. */
const CHEEKBONE = { left: [227, 137, 147, 123, 116], right: [447, 366, 376, 352, 345] } as const
/** So near to the outline a cell is partly backdrop, share of the height; and so far before the front it passes into the cheek. */
const EDGE = 0.022
const INTO_CHEEK = 0.07
/** Least linear light, so that the logarithm is calm. */
const DARKEST = 0.002

/** Middles of the four quarters of a cell. */
const QUARTERS = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

interface Ear {
  kind: Kind
  picture: Picture
  /** In the picture, and in heights of the ear from its middle, out of the face and up. */
  points: Point[]
  inEar: Point[]
  /** Linear light of the cheekbone. */
  cheek: number[]
  /** Of the ear that the mesh tells: its height, how far up it sits, and how far out its front is. */
  place: { height: number; up: number; out: number }
}

const [portraits, out] = process.argv.slice(2)
if (!portraits || !out) throw new Error('Expected PORTRAITS OUT_FOLDER')
const labels: Label[] = JSON.parse(await readFile(path.join(import.meta.dirname, 'ears.json'), 'utf8'))
const ears: Ear[] = []
for (const label of labels) ears.push(await readEar(label, portraits))
const meanPoints = ears[0].inEar.map((_, k): Point => meanOf(ears.map(({ inEar }) => inEar[k])))
const outline = outlineOf(meanPoints)
const inside = insideOf(outline)
const planes = (['pale', 'deep'] as const).flatMap((kind) => {
  const read = ears.filter((ear) => ear.kind === kind).map((ear) => lightOf(ear, meanPoints))
  const [red, green, blue] = [0, 1, 2].map((c) =>
    mean(
      read.map((light) => light[c]),
      inside,
    ),
  )
  // a cheekbone is in the sun where an ear is in the light of the sky: an ear is redder than a cheek, no bluer
  const bluer = meanWithin(blue, inside) - meanWithin(green, inside)
  const bluish = blue.map((v) => v - bluer)
  return [red, green, bluish].map((light) => completed(light, inside))
})
const place = (key: keyof Ear['place']) => round(median(ears.map((ear) => ear.place[key])))
const description = {
  width: CELLS.w,
  height: CELLS.h,
  ...{ perHeight: CELLS.perHeight, out: CELLS.out, up: CELLS.up },
  note: `mean light of ${ears.length} ears of CC0 portraits, relative to the cheekbone: red, green, blue of light skin, then of dark`,
  place: { height: round(place('height') * WOMANS), up: place('up'), out: place('out') },
  outline: outline.map(([x, y]) => [round(x), round(y)]),
}
await writeFile(
  path.join(out, 'ear.bin'),
  new Uint8Array(new Float16Array(planes.flatMap((p) => [...p])).buffer),
)
await writeFile(path.join(out, 'ear.json'), `${JSON.stringify(description, null, 2)}\n`)

async function readEar({ photo, side, kind, points }: Label, folder: string): Promise<Ear> {
  const analysis = await analyse(path.join(folder, `${photo}.jpg`), stopwatch().timed)
  if (!analysis) throw new Error(`${photo}: no face`)
  const { picture, face } = analysis
  const { w, h, data } = picture
  const axes = headAxes(face)
  const mesh = placeEars(face, axes)[side === 'left' ? 0 : 1]
  const at = new Float64Array(3)
  toCamera(axes, ...mesh.at, at)
  const told = points.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number)
    return [(x / 100) * w, (y / 100) * h]
  })
  const size = told[LOWEST][1] - told[TOP][1]
  const middle = (told[LOWEST][1] + told[TOP][1]) / 2
  const front = FRONT.reduce((sum, k) => sum + told[k][0], 0) / FRONT.length
  const pixels = mesh.height * axes.unit
  const area = fillPolygon(
    CHEEKBONE[side].map((k) => pointAt(face, k)),
    w,
    h,
  )
  const cheek = [0, 1, 2].map((c) =>
    median([...area].flatMap((is, i) => (is ? [toLinear(data[i * 3 + c])] : []))),
  )
  return {
    ...{ kind, picture, points: told, cheek },
    inEar: told.map(([x, y]) => [(mesh.side * (x - front)) / size, (middle - y) / size]),
    place: {
      height: size / pixels,
      up: (axes.y0 - at[1] * axes.unit - middle) / pixels,
      out: (mesh.side * (front - axes.x0 - at[0] * axes.unit)) / size,
    },
  }
}

/** Red, green and blue per cell: the logarithm of the light there over that of the cheek. */
function lightOf({ picture, points, cheek }: Ear, canonical: readonly Point[]): Plane[] {
  const map = thinPlate(Float64Array.from(canonical.flat()), Float64Array.from(points.flat()), STIFFNESS)
  const light = [0, 1, 2].map(() => new Float32Array(CELLS.w * CELLS.h))
  for (let i = 0; i < CELLS.w * CELLS.h; i++) {
    const sums = [0, 0, 0]
    for (const [dx, dy] of QUARTERS) {
      const column = (i % CELLS.w) + dx
      const row = ((i / CELLS.w) | 0) + dy
      const [x, y] = map(CELLS.out + column / CELLS.perHeight, CELLS.up - row / CELLS.perHeight)
      for (const c of [0, 1, 2]) sums[c] += lightAt(picture, x, y, c) / QUARTERS.length
    }
    for (const c of [0, 1, 2]) light[c][i] = Math.log((sums[c] + DARKEST) / (cheek[c] + DARKEST))
  }
  return light
}

/** Linear light between the middles of four pixels. */
function lightAt({ data, w, h }: Picture, x: number, y: number, c: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [u, v] = [x - 0.5 - left, y - 0.5 - top]
  const at = (px: number, py: number) => {
    const i = Math.max(0, Math.min(h - 1, py)) * w + Math.max(0, Math.min(w - 1, px))
    return toLinear(data[i * 3 + c])
  }
  const upper = at(left, top) * (1 - u) + at(left + 1, top) * u
  return upper * (1 - v) + (at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u) * v
}

/** The outline of the ear, smooth, and under the cheek before it. */
function outlineOf(points: readonly Point[]): Point[] {
  const corners = [...OUTLINE.map((k) => points[k]), ...LOBE]
  const at = (k: number) => corners[Math.max(0, Math.min(corners.length - 1, k))]
  const curve = corners.slice(1).flatMap((_, k) =>
    Array.from({ length: STEPS }, (_v, step): Point => {
      const of = (c: 0 | 1) => catmullRom([at(k - 1)[c], at(k)[c], at(k + 1)[c], at(k + 2)[c]], step / STEPS)
      return [of(0), of(1)]
    }),
  )
  const line = [...curve, corners[corners.length - 1]]
  const evened = line.map((_, k) => {
    const reach = Math.min(EVENED, k, line.length - 1 - k)
    return meanOf(line.slice(k - reach, k + reach + 1))
  })
  return [...evened, ...UNDER_CHEEK]
}

/** How far a cell is inside, of what can be trusted: 0 near the outline and outside, 1 well within. */
function insideOf(corners: readonly Point[]): Plane {
  const cells = corners.map(([x, y]) => [(x - CELLS.out) * CELLS.perHeight, (CELLS.up - y) * CELLS.perHeight])
  const area = Float32Array.from(fillPolygon(cells, CELLS.w, CELLS.h))
  const soft = blur(area, CELLS.w, CELLS.h, EDGE * CELLS.perHeight)
  return soft.map((v, i) => (v > 0.8 && (i % CELLS.w) / CELLS.perHeight + CELLS.out > 0 ? 1 : 0))
}

/** Goes on beyond the outline as it is within, and passes into the cheek before the front. */
function completed(light: Plane, trusted: Plane): Plane {
  const { w, h, perHeight, out: corner } = CELLS
  const whole = light.map((v, i) => v * trusted[i])
  const known = trusted.slice()
  for (const sigma of [1, 2, 4, 8, 16, 32, 64]) {
    const [sum, weight] = [blur(whole, w, h, sigma), blur(known, w, h, sigma)]
    for (let i = 0; i < whole.length; i++) {
      if (known[i] > 0 || weight[i] < 0.02) continue
      whole[i] = sum[i] / weight[i]
      known[i] = 1
    }
  }
  return whole.map((v, i) => {
    const before = -((i % w) / perHeight + corner)
    return v * Math.max(0, Math.min(1, 1 - before / INTO_CHEEK))
  })
}

function meanOf(points: readonly Point[]): Point {
  const of = (c: 0 | 1) => points.reduce((sum, point) => sum + point[c], 0) / points.length
  return [of(0), of(1)]
}

/** The mean of ears, each as light on the whole as all of them: the lamp on one leaves no seam where another was torn. */
function mean(lights: readonly Plane[], within: Plane): Plane {
  const whole = lights.map((light) => meanWithin(light, within))
  const all = whole.reduce((sum, v) => sum + v, 0) / whole.length
  return lights[0].map(
    (_, i) => all + lights.reduce((sum, light, k) => sum + light[i] - whole[k], 0) / lights.length,
  )
}

/** The mean of a plane within an area. */
function meanWithin(light: Plane, within: Plane): number {
  let [sum, count] = [0, 0]
  for (let i = 0; i < light.length; i++) {
    sum += light[i] * within[i]
    count += within[i]
  }
  return sum / count
}

function round(v: number): number {
  return Math.round(v * 1000) / 1000
}
