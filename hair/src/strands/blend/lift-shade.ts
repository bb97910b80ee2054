import { blur } from '../../pixels/blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { smoothSkin, toneOf } from './smooth-skin.ts'

/** Face heights around her hair in which it throws a shade, as its matte blurred so far has it: none of it and all. */
const SHADED = { blurred: 0.05, from: 0.004, to: 0.03 } as const
/** Face heights over which a tone is gathered: of skin in the light, and of skin in a shade that deepens within millimetres. */
const TONE = { lit: 0.05, shaded: 0.012 } as const
/** How much of a shade is lifted where hair grew, and where a fringe hung; the rest is what a forehead has where it turns away. */
const LIFTED = { hairline: 0.8, fringe: 1 } as const
/** Skin gets no more than so much lighter: what is darker is no shade. */
const MOST = 1.6

interface Shown {
  /** Of the photo, gamma-coded 0 to 1, reduced. */
  channels: Plane[]
  /** How much of each pixel is skin that is seen, 0 to 1. */
  skin: Plane
  /** 1 where skin is wanted. */
  domain: Uint8Array
  hair: Plane
  /** How much of each pixel was under a fringe, 0 to 1. */
  fringe: Plane
  size: Size
  /** Pixels of a face height. */
  s: number
  /** Whether new hair throws such a shade as hers: none is lifted, but what a fringe threw. */
  isShaded: boolean
}

/**
 * By how much skin is to be lighter, per channel, so that the shade that her hair threw on it is gone: it goes over into skin
 * in the light without an edge, and keeps its freckles and wrinkles.
 */
export function liftShade({ channels, skin, domain, hair, fringe, size, s, isShaded }: Shown): Plane[] {
  const { w, h } = size
  const shaded = blur(hair, w, h, SHADED.blurred * s).map((v) => smoothstep(SHADED.from, SHADED.to, v))
  const known = skin.map((share, o) => (share > 0.9 && shaded[o] < 0.5 ? 1 : 0))
  const lit = smoothSkin(channels, { known, domain, size, sigma: TONE.lit * s })
  const sigma = TONE.shaded * s
  const atHairline = isShaded ? 0 : LIFTED.hairline
  const cover = blur(skin, w, h, sigma)
  return channels.map((channel, c) => {
    const tone = toneOf(channel, { known: skin, cover, size, sigma })
    return tone.map((v, o) => {
      if (cover[o] < 0.02) return 1
      const lifted = shaded[o] * (atHairline + (LIFTED.fringe - atHairline) * fringe[o])
      return Math.max(1, Math.min(MOST, lit[c][o] / Math.max(0.02, v))) ** lifted
    })
  })
}
