import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import { lightFrom } from '../../pixels/light-of.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { smoothSkin, toneOf } from './smooth-skin.ts'

/**
 * Face heights around her hair in which it throws a shade, as its matte blurred so far has it: none of it and all. A shade that
 * reaches further is neither lifted nor kept out of the skin in the light: what is left of it is a bruise on her forehead.
 */
const SHADED = { blurred: 0.09, from: 0.004, to: 0.03 } as const
/** Face heights over which a tone is gathered: of skin in the light, and of skin in a shade that deepens within millimetres. */
const TONE = { lit: 0.05, shaded: 0.012 } as const
/** How much of a shade is lifted where hair grew, and where a fringe hung; the rest is what a forehead has where it turns away. */
const LIFTED = { hairline: 0.8, fringe: 1 } as const
/** Skin gets no more than so much lighter, all channels taken together: what is darker is no shade. */
const MOST = 1.6
/** No channel is taken for darker. */
const DARKEST = 0.02

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
  const tones = channels.map((channel) => toneOf(channel, { known: skin, cover, size, sigma }))
  const lifted = planeOf(w * h, (o) => {
    if (cover[o] < 0.02) return 0
    const lighter = lightnessAt(lit, o) / Math.max(DARKEST, lightnessAt(tones, o))
    // the hue of shade is another: were each channel held back by itself, the bluest light would be, and skin was yellow
    const part = Math.min(1, Math.log(MOST) / Math.max(1e-3, Math.log(lighter)))
    return part * shaded[o] * (atHairline + (LIFTED.fringe - atHairline) * fringe[o])
  })
  return tones.map((tone, c) =>
    tone.map((v, o) => Math.max(1, lit[c][o] / Math.max(DARKEST, v)) ** lifted[o]),
  )
}

const lightnessAt = ([red, green, blue]: Plane[], o: number): number => lightFrom(red[o], green[o], blue[o])
