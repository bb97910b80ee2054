import type { HairReading } from '../../analysis/analyse.ts'
import { type Face, OVAL, outline } from '../../face/face.ts'
import { faceAreas, featureArea } from '../../face/face-areas.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { coveredBrows } from '../lay/covered-brows.ts'
import { bareSkin } from '../lay/face-share.ts'
import { fringeOver } from '../lay/fringe-over.ts'
import type { LaidFace } from '../lay/lay-face.ts'
import { matchLight } from '../lay/match-light.ts'
import { mixLab } from '../lay/mix-lab.ts'
import { differenceOf, seamError } from '../lay/seam.ts'

/** Around both hairs, face heights: what falls out of a matte, and the shadow hair throws. */
const BAND = 0.035
/** Share of hair, softened over the band, from which on the made picture is shown, and up to which her photo is. */
const HAIR = { all: 0.2, none: 0.01 } as const
/** How softly light is brought over, face heights, and how far the same thing may differ in two lights, OKLab. */
const LIGHT = { softness: 0.12, within: 0.06 } as const
/** The same on skin: what her old hair shaded is lit now, and the other way round. */
const SKIN = { softness: 0.04, within: 0.15, edge: 0.03 } as const
/**
 * Farther out, where the two pictures differ, lie stray locks of her old hair, or an outline that the edit has drawn anew:
 * `reach` in face heights, `near` the share of hair softened over it, `same` and `other` OKLab distances. On the face they
 * are looked for beside the hair only: there another expression is no lock.
 */
const STRAY = {
  ...{ reach: 0.14, reachOnFace: 0.03, near: { none: 0.006, all: 0.06 } },
  ...{ same: 0.03, other: 0.065, grain: 1.5, spread: 0.014 },
} as const

/**
 * Her photo with the hair of an edit that lies on it. Everything but her old hair, the new one and a band around both is
 * the photo's own, byte by byte; face and neck keep all of hers but the soft shadow of hair, which is the edit's. The
 * edit is brought into the light of the photo.
 * @param made drawn in the framing of `hers`
 */
export function keepPhoto(made: HairReading, hers: HairReading): LaidFace {
  const { w, h } = hers.picture
  const size = { w, h }
  const { s } = faceFrame(hers.face)
  const hair = made.matte.alpha.map((share, i) => Math.max(share, hers.matte.alpha[i]))
  const near = blur(hair, w, h, s * BAND)
  const band = near.map((share, i) => smoothstep(HAIR.none, HAIR.all, Math.max(share, hair[i])))
  const lab = new Float32Array(made.lab)
  const alike = band.map((shown) => 1 - shown)
  matchLight({ ...size, own: lab, light: hers.lab, alike, within: LIGHT.within }, LIGHT.softness * s)
  const skin = skinOf(hers.face, { ...size, s })
  const lit = litAs(lab, hers, { alike, skin })
  const overlaid = { ...size, over: lab, under: lit }
  const stray = strayOf(
    { hair, difference: differenceOf(overlaid, STRAY.grain), face: hers.face },
    { ...size, s },
  )
  const difference = differenceOf(overlaid)
  const fringe = fringeOver({ ...size, newHair: made.matte.alpha, difference, s })
  const covered = coveredBrows({ ...size, face: hers.face, hair: made.matte.alpha })
  const share = band.map((shown, i) => Math.max(shown, stray[i], fringe[i], covered[i]))
  const whole = mixLab(hers.picture, {
    under: hers.lab,
    over: lit,
    share: skin.map((share) => (share > 0 ? 1 : 0)),
  })
  return {
    picture: mixLab(whole, { under: lit, over: lab, share }),
    seam: seamError(difference, { share, hair }),
  }
}

/** Face and throat, softly, 0 to 1. */
function skinOf(face: Face, { w, h, s }: Size & { s: number }): Plane {
  const { oval, neck } = faceAreas(face, faceFrame(face), { w, h })
  const inside = blur(Float32Array.from(oval), w, h, s * SKIN.edge)
  return inside.map((share, i) => Math.max(share, neck[i]))
}

/** Her photo with the light of the edit on her skin, OKLab; elsewhere as it was. */
function litAs(
  light: Float32Array,
  { lab, face, matte: { w, h } }: HairReading,
  where: { alike: Plane; skin: Plane },
) {
  const { alike, skin } = where
  const bare = bareSkin(
    skin.map((share, i) => share * alike[i]),
    [face],
    { w, h },
  )
  const lit = new Float32Array(lab)
  matchLight({ w, h, own: lit, light, alike: bare, within: SKIN.within }, SKIN.softness * faceFrame(face).s)
  for (let i = 0; i < lit.length; i++) lit[i] = lab[i] + (lit[i] - lab[i]) * skin[(i / 3) | 0]
  return lit
}

interface Compared {
  hair: Plane
  difference: Plane
  face: Face
}

/** Where the photo shows something else than the edit, 0 to 1: beside the hair, but for eyes, brows and mouth. */
function strayOf({ hair, difference, face }: Compared, { w, h, s }: Size & { s: number }): Plane {
  const around = wideBlur(hair, w, h, s * STRAY.reach)
  const beside = blur(hair, w, h, s * STRAY.reachOnFace)
  const features = featureArea(face, w, h)
  const oval = fillPolygon(outline(face, OVAL), w, h)
  const found = difference.map((apart, i) => {
    if (features[i]) return 0
    const near = smoothstep(STRAY.near.none, STRAY.near.all, (oval[i] ? beside : around)[i])
    return near * smoothstep(STRAY.same, STRAY.other, apart)
  })
  return blur(found, w, h, s * STRAY.spread).map((share) => smoothstep(0.05, 0.3, share))
}
