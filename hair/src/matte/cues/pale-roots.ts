import { bytesOf } from '../../pixels/fill-plane.ts'
import type { Plane } from '../../pixels/picture.ts'
import { flood, UNREACHED } from '../scene/flood.ts'
import { isForehead, type Scene } from '../scene/scene.ts'
import { DARKEST_SKIN, type OwnTone, ownTone, SURE_HAIR } from './own-tone.ts'

/** Hair of at least this mean lightness, and this far from the hue of the skin, OKLab. */
const PALE = { light: 0.6, hue: 0.048 } as const
/** Where a forehead is surely skin, face heights: low, near the middle; at most this share of hair. */
const BARE = { to: 0.5, aside: 0.25, hair: 0.02 } as const
/** Face heights from what is surely hair: farther away it is a lit forehead. */
const REACH = 0.12
/** From this share of hair on a pixel is a root: scalp shines through thin white hair. */
export const ROOT = 0.3

/**
 * How much hair a pixel of the forehead holds, 0 to 1, where white or grey hair begins: its hue lies between that of
 * her skin and that of her hair, and it hangs together with hair. 0 from `ROOT` down and elsewhere. The network has
 * seen few white heads, and holds their thin roots for skin.
 * @param hair share of hair as the network sees it
 * @param strands its tone, see `toneOfHair`
 */
export function paleRoots(s: Scene, hair: Plane, strands: OwnTone | null): Plane {
  const out = new Float32Array(s.n)
  const mayBeRoot = (i: number) => isForehead(s, i) && !s.feature[i]
  const isBare = (i: number) => mayBeRoot(i) && s.v[i] < BARE.to && Math.abs(s.u[i]) < BARE.aside
  const skin = ownTone(s, (i) => isBare(i) && hair[i] < BARE.hair)
  if (!strands || !skin || !isPale(strands, skin)) return out
  const shares = out.map((_, i) => (mayBeRoot(i) ? shareOfHair(s.lab, i * 3, strands, skin) : 0))
  const seeds = bytesOf(s.n, (i) => (hair[i] > SURE_HAIR && s.head[i] < 1 ? 1 : 0))
  const open = bytesOf(s.n, (i) => (shares[i] > ROOT ? 1 : 0))
  const toll = new Float32Array(s.n).fill(1)
  const reached = flood({ seeds, open, toll, w: s.w }, { reach: REACH * s.frame.s })
  return shares.map((share, i) => (open[i] && reached[i] < UNREACHED ? share : 0))
}

const isPale = (hair: OwnTone, skin: OwnTone) =>
  (hair.dark + hair.light) / 2 > PALE.light && Math.hypot(hair.a - skin.a, hair.b - skin.b) > PALE.hue

/** Where the hue of a pixel lies between skin in this light, 0, and hair, 1. Where skin shines, the lamp's white thins its hue. */
function shareOfHair(lab: Float32Array, k: number, hair: OwnTone, skin: OwnTone): number {
  const usual = (skin.dark + skin.light) / 2
  const shade = lab[k] < usual ? Math.max(DARKEST_SKIN, lab[k] / usual) : (1 - lab[k]) / (1 - usual)
  const a = hair.a - shade * skin.a
  const b = hair.b - shade * skin.b
  const along = (lab[k + 1] - shade * skin.a) * a + (lab[k + 2] - shade * skin.b) * b
  return Math.max(0, Math.min(1, along / (a * a + b * b)))
}
