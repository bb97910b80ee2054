import type { Plane } from '../../pixels/picture.ts'

/** Class value of pixels that are never a source. */
export const NO_SOURCE = 255

export interface PatchLevel {
  w: number
  h: number
  /** Three channels. */
  channels: Plane[]
  hole: Uint8Array
  classes: Uint8Array
  /** What a source must be like beside its colours, 0 to 1: how far it lies from the edge of its garment. */
  guide?: Plane
}

/** The picture and ever smaller copies; known pixels outweigh guessed ones where both meet. */
export function patchPyramid(full: PatchLevel, levels: number): PatchLevel[] {
  const out = [full]
  while (out.length < levels) out.push(halve(out[out.length - 1]))
  return out
}

function halve({ w, h, channels, hole, classes, guide }: PatchLevel): PatchLevel {
  const W = w >> 1
  const H = h >> 1
  const out: PatchLevel = {
    w: W,
    h: H,
    channels: channels.map(() => new Float32Array(W * H)),
    hole: new Uint8Array(W * H),
    classes: new Uint8Array(W * H),
    ...(guide && { guide: new Float32Array(W * H) }),
  }
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const i = 2 * y * w + 2 * x
      const j = y * W + x
      const four = [i, i + 1, i + w, i + w + 1]
      const known = four.filter((k) => !hole[k])
      const from = known.length >= 2 ? known : four
      channels.forEach((channel, c) => {
        let sum = 0
        for (const k of from) sum += channel[k]
        out.channels[c][j] = sum / from.length
      })
      out.hole[j] = known.length < 2 ? 1 : 0
      out.classes[j] = classes[i]
      if (guide && out.guide) out.guide[j] = four.reduce((sum, k) => sum + guide[k], 0) / 4
    }
  }
  return out
}
