/** An upright sRGB picture, 8 bits a channel, interleaved red green blue; `data.length` is 3 · w · h. */
export interface Picture {
  w: number
  h: number
  data: Uint8Array
}

/** One number per pixel, row by row, usually 0 to 1. */
export type Plane = Float32Array

/** How light each pixel is, 0 to 255, row by row. */
export interface LightBytes extends Size {
  data: Uint8Array
}

export interface Size {
  w: number
  h: number
}
