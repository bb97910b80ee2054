import type { Face } from '../face/face.ts'
import { faceFrame, toFace } from '../face/face-frame.ts'
import { mirrorPlane } from '../face/mirror.ts'
import { placeFace } from '../face/place-face.ts'
import { BACKGROUND, CLOTHES, type Masks, SKIN } from '../matte/masks.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import type { Picture, Plane, Size } from '../pixels/picture.ts'
import { pushPull } from '../pixels/push-pull.ts'

/** What the ground network is asked about, or its mirror image: a portrait of 60 × 80 cells. */
export interface GroundView {
  /** Red, green, blue, 0 to 1. */
  colours: Plane[]
  /** The most hair in a cell, 0 to 1. */
  hair: Plane
  /** Shares of background, skin and clothes among what is not hair. */
  shares: Plane[]
  /** Inside of the face outline, 0 to 1. */
  oval: Plane
  /** Face units at a cell's centre. */
  place: (x: number, y: number) => [u: number, v: number]
}

/** Cells of a portrait; the network reads a few columns more, in which the frame's edge goes on. */
export const CELLS: Size = { w: 60, h: 80 }
/** From this share of hair on a cell's neighbourhood is asked about. */
const HIDDEN = 0.05
const COUNT = CELLS.w * CELLS.h
const CLASSES = [BACKGROUND, SKIN, CLOTHES]

/** A portrait whose hair has been found. */
export interface Portrayed {
  picture: Picture
  matte: Matte
  masks: Masks
  /** In pixels of `picture`. */
  face: Face
}

export function viewGround({ picture, matte, masks, face }: Portrayed): GroundView {
  const colours = [0, 1, 2].map((c) => cellMeans(picture, (i) => picture.data[i * 3 + c] / 255))
  const shares = CLASSES.map((wanted) =>
    cellMeans(masks, (i) => {
      const sum = masks.shares[BACKGROUND][i] + masks.shares[SKIN][i] + masks.shares[CLOTHES][i]
      return masks.shares[wanted][i] / Math.max(0.02, sum)
    }),
  )
  const small = faceFrame(placeFace(face, CELLS.w / picture.w))
  return {
    colours,
    hair: cellMost(matte),
    shares,
    oval: cellMeans(masks, (i) => masks.oval[i]),
    place: (x, y) => toFace(small, x + 0.5, y + 0.5),
  }
}

export function mirrorView({ colours, hair, shares, oval, place }: GroundView): GroundView {
  const turned = (plane: Plane) => mirrorPlane(plane, CELLS.w)
  return {
    colours: colours.map(turned),
    hair: turned(hair),
    shares: shares.map(turned),
    oval: turned(oval),
    place: (x, y) => {
      const [u, v] = place(CELLS.w - 1 - x, y)
      return [-u, v]
    },
  }
}

const CHANNELS = 19

/**
 * The network's input, height × width × 19: colours (-1 to 1), hole, shares seen, oval, place (half face heights, at
 * most ± 1.5), and each class's colours spread over the picture. `training/ground/scenes.py` computes the same.
 * @param size at least as wide as `CELLS` and as high
 */
export function groundFeatures(view: GroundView, { w, h }: Size): Float32Array {
  const planes = [hiddenBy(view.hair), ...view.shares, view.oval, ...view.colours]
  const [hole, background, skin, clothes, oval, ...colours] = planes.map((plane) => widened(plane, w))
  const seen = [background, skin, clothes].map((plane) => plane.map((share, i) => share * (1 - hole[i])))
  const spread = seen.flatMap((plane) => classColours(colours, plane, { w, h }))
  const out = new Float32Array(w * h * CHANNELS)
  const clip = (x: number) => Math.max(-1.5, Math.min(1.5, x))
  for (let i = 0; i < w * h; i++) {
    const o = i * CHANNELS
    for (let c = 0; c < 3; c++) {
      out[o + c] = (colours[c][i] - 0.5) * 2 * (1 - hole[i])
      out[o + 4 + c] = seen[c][i]
    }
    out[o + 3] = hole[i]
    out[o + 7] = oval[i]
    const [u, v] = view.place(i % w, (i / w) | 0)
    out[o + 8] = clip(u / 2)
    out[o + 9] = clip(v / 2)
    for (let c = 0; c < 9; c++) out[o + 10 + c] = (spread[c][i] - 0.5) * 2
  }
  return out
}

/** The colours of what is surely of a class, spread smoothly; grey where none is. */
function classColours(colours: Plane[], seen: Plane, { w, h }: Size): Plane[] {
  const sure = seen.map((share) => Math.max(0, share - 0.6) * 2.5)
  if (!sure.some((weight) => weight > 0))
    return colours.map((plane) => new Float32Array(plane.length).fill(0.5))
  return pushPull(colours, sure, w, h)
}

/** The mean of a value over each cell of a larger picture; of one as large as a portrait four by four samples do. */
function cellMeans({ w, h }: Size, value: (i: number) => number): Plane {
  const out = new Float32Array(COUNT)
  const count = new Float32Array(COUNT)
  const step = Math.max(1, Math.round(w / CELLS.w / 4))
  const columns = cellColumns(w)
  for (let y = step >> 1; y < h; y += step) {
    const row = (((y * CELLS.h) / h) | 0) * CELLS.w
    for (let x = step >> 1; x < w; x += step) {
      const j = row + columns[x]
      out[j] += value(y * w + x)
      count[j]++
    }
  }
  return out.map((sum, j) => sum / Math.max(1, count[j]))
}

/** The most hair in each cell. */
function cellMost({ w, h, alpha }: Matte): Plane {
  const out = new Float32Array(COUNT)
  const columns = cellColumns(w)
  for (let y = 0; y < h; y++) {
    const row = (((y * CELLS.h) / h) | 0) * CELLS.w
    for (let x = 0; x < w; x++) {
      const j = row + columns[x]
      if (alpha[y * w + x] > out[j]) out[j] = alpha[y * w + x]
    }
  }
  return out
}

const cellColumns = (w: number): Uint8Array =>
  Uint8Array.from({ length: w }, (_, x) => ((x * CELLS.w) / w) | 0)

/** 1 in cells with hair, and in their neighbours. */
function hiddenBy(hair: Plane): Plane {
  const out = new Float32Array(COUNT)
  for (let i = 0; i < COUNT; i++) {
    if (hair[i] <= HIDDEN) continue
    const x = i % CELLS.w
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const j = i + dy * CELLS.w + dx
        if (x + dx >= 0 && x + dx < CELLS.w && j >= 0 && j < COUNT) out[j] = 1
      }
    }
  }
  return out
}

/** A plane of cells with its last column going on to a width. */
function widened(plane: Plane, width: number): Plane {
  const out = new Float32Array(width * CELLS.h)
  for (let i = 0; i < out.length; i++)
    out[i] = plane[((i / width) | 0) * CELLS.w + Math.min(CELLS.w - 1, i % width)]
  return out
}
