import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { isForehead, type Scene } from '../scene/scene.ts'
import { DARKEST_SKIN, type OwnTone, ownTone, SURE_HAIR, toneDistance } from './own-tone.ts'

/** Skin in shade keeps its hue down to this share of its light, and shines up to that. */
const SHADE = { darkest: DARKEST_SKIN, brightest: 1.25 } as const
/** Distance up to which a pixel may be one or the other. */
const NEAR = 0.07
/** Black, grey and white hair: this share of the skin's chroma at most. Others cannot be told from skin by colour. */
const NEUTRAL = 0.38
/** Face heights: above is the crown, whose scalp shines through and is coloured with the hair. */
const CROWN = 0.62
/** Face heights from the middle: farther aside lit ends look like skin, and no ears are. */
const ASIDE = 0.6

/**
 * What the colour alone says of places that are either skin or hair, -1 (skin) to 1 (hair): ears, throat and forehead
 * seen through hair, and roots on the forehead. All 0 where this hair and this skin cannot be told apart.
 * @param hair share of hair as the network sees it
 * @param strands its tone, see `toneOfHair`
 */
export function skinOrHair(s: Scene, hair: Plane, strands: OwnTone | null): Plane {
  const out = new Float32Array(s.n)
  const skin = ownTone(s, (i) => s.cheeks[i] === 1 && hair[i] < 1 - SURE_HAIR)
  if (!strands || !skin || strands.chroma > NEUTRAL * skin.chroma) return out
  for (let i = 0; i < s.n; i++) {
    if (s.v[i] > CROWN || Math.abs(s.u[i]) > ASIDE) continue
    const toHair = toneDistance(s.lab, i * 3, strands)
    const toSkin = distanceToSkin(s.lab, i * 3, skin)
    out[i] = (isForehead(s, i) ? nearer(toHair, toSkin) : 0) - nearer(toSkin, toHair)
  }
  return out
}

/** 0 to 1: how surely a colour belongs to what it is near, and not to what it is far from. */
const nearer = (near: number, far: number): number =>
  smoothstep(NEAR, NEAR / 2, near) * smoothstep(1.2, 2, far / (near + 0.01))

function distanceToSkin(lab: Float32Array, k: number, skin: OwnTone): number {
  const light = (skin.dark + skin.light) / 2
  const shade = Math.max(SHADE.darkest, Math.min(SHADE.brightest, lab[k] / light))
  const lit = { ...skin, dark: light * SHADE.darkest, light: light * SHADE.brightest }
  return toneDistance(lab, k, lit, shade)
}
