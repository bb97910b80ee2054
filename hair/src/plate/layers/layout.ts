import type { Plane } from '../../pixels/picture.ts'

/** What lies at a place once the hair is thought away. */
export const LAYER = { background: 0, face: 1, neck: 2, clothes: 3, body: 4 } as const
export const LAYERS = 5

/** Layers of every pixel at mask size, guessed where hair hides them. */
export interface Layout {
  w: number
  h: number
  /** One `LAYER` per pixel. */
  layer: Uint8Array
  /** 1 where the layer is seen, 0 where it is guessed. */
  seen: Uint8Array
  /** 1 where a guess follows from an edge that is seen; see `necklineOf`. */
  told: Uint8Array
  /** The most matte that falls into each pixel, 0 to 1. */
  alpha: Plane
  /** Row of the shoulder line per column. */
  shoulders: Float32Array
  /** 0 to 1: how much of the forehead's middle her own fringe covers. */
  fringe: number
}

/** Whether bare skin below the face is seen at a pixel. */
export const isSeenSkin = ({ seen, layer }: Layout, i: number): boolean =>
  seen[i] === 1 && (layer[i] === LAYER.neck || layer[i] === LAYER.body)

/** Whether cloth is. */
export const isSeenCloth = ({ seen, layer }: Layout, i: number): boolean =>
  seen[i] === 1 && layer[i] === LAYER.clothes
