import type { Face } from '../face/face.ts'
import { chromaOfTint, skinTint } from '../face/skin-tint.ts'
import type { Picture } from '../pixels/picture.ts'
import type { Shade } from './tone.ts'

/** What light makes of a grey: a and b as a share of its OKLab lightness. */
export type LightTint = readonly [a: number, b: number]

export const NEUTRAL: LightTint = [0, 0]

/** Skin as it is on portraits, at a lightness of 0 and by how much less for each unit more: dark skin has more colour. */
const SKIN = { tint: [0.121, 0.093], warmth: [0.243, 0.2], from: 0.4, to: 0.85 } as const

/** Share of what skin strays from that which the whites of the eyes stray by as well: the light's. The rest is her own. */
const SHARED = 0.5

interface Photographed {
  picture: Picture
  face: Face
}

const known = new WeakMap<Picture, LightTint>()

/** The tint of the light in a photo, as her skin tells it; neutral where it tells nothing. Read once for a photo. */
export function lightTint(photo: Photographed): LightTint {
  const tint = known.get(photo.picture) ?? readTint(photo)
  known.set(photo.picture, tint)
  return tint
}

function readTint(photo: Photographed): LightTint {
  const seen = skinTint(photo)
  if (!seen) return NEUTRAL
  const L = Math.min(SKIN.to, Math.max(SKIN.from, seen.L))
  const usual = ([at0, less]: readonly [number, number]) => at0 - less * L
  return chromaOfTint({
    tint: (seen.tint - usual(SKIN.tint)) * SHARED,
    warmth: (seen.warmth - usual(SKIN.warmth)) * SHARED,
  })
}

/** A shade as it is seen in a light. */
export const underLight = (shade: Shade, [ta, tb]: LightTint): Shade => {
  const lit = ([L, a, b]: Shade['mid']): Shade['mid'] => [L, a + L * ta, b + L * tb]
  return { ...shade, shadow: lit(shade.shadow), mid: lit(shade.mid), light: lit(shade.light) }
}
