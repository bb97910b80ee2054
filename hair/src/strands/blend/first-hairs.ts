import type { Analysis } from '../../analysis/analyse.ts'
import type { Dye } from '../../colour/dye.ts'
import type { Shade } from '../../colour/tone.ts'
import { chromaOf } from '../../colour/tone-curve.ts'
import { angleIndex } from '../../cut/layer/hairline.ts'
import { toFace } from '../../face/face-frame.ts'
import { linearToOklab } from '../../pixels/oklab.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toLinear } from '../../pixels/srgb.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { writeOklab } from '../../pixels/write-oklab.ts'
import type { Head } from '../head/head.ts'
import { hairlineAt } from '../head/scalp.ts'

/** Behind her hairline, face heights: where first hairs are looked for, from none to all and to none again. */
const BAND = [-0.06, -0.02, 0.16, 0.22] as const
/** Before it, face heights: skin that tells what her forehead is like there. */
const FOREHEAD = { from: -0.3, to: -0.08, reach: 0.07 } as const
/** Share of the colour of that skin that a pixel lacks: none of it is grey hair, all of it is. */
const GREY = { from: 0.18, to: 0.44 } as const
/** Of the matte, blurred by so many face heights: where there is no hair near, nothing that is grey is hair. */
const NEAR = { blurred: 0.02, from: 0.03, to: 0.15 } as const
/** How much of the light and shade of a grey hair stays when it is dyed. */
const STRANDS = 0.45
/** What shines on skin is grey too, but lighter by far: OKLab lightness above the forehead from which on it may be. */
const SHINE = { from: 0.16, to: 0.26 } as const

/**
 * Dyes the first hairs over a forehead that her dyed hair leaves grey: they are single, so that the matte hardly knows
 * them, and hold nothing that a dye could darken. What is greyer than the skin right before them is taken for hair.
 * Writes into the picture.
 * @param dyed her photo, its hair dyed
 */
export function dyeFirstHairs(
  dyed: Picture,
  { lab, matte }: Pick<Analysis, 'lab' | 'matte'>,
  hair: Dyed,
): void {
  const { head, shade, strength } = hair
  const { w, h, data } = dyed
  const line = fromHairline(head, dyed)
  const skin = skinBefore(lab, matte, { line, reach: FOREHEAD.reach * head.frame.s })
  const near = wideBlur(matte.alpha, w, h, NEAR.blurred * head.frame.s)
  for (let i = 0; i < line.length; i++) {
    const r = line[i]
    if (!(r > BAND[0] && r < BAND[3]) || skin[3][i] < 1e-3) continue
    const [L, a, b] = [0, 1, 2].map((c) => skin[c][i] / skin[3][i])
    const most = Math.hypot(a, b)
    const along = (lab[i * 3 + 1] * a + lab[i * 3 + 2] * b) / Math.max(1e-4, most * most)
    const isHere = smoothstep(BAND[0], BAND[1], r) * smoothstep(BAND[3], BAND[2], r)
    const isHair = smoothstep(NEAR.from, NEAR.to, near[i])
    const isMatt = smoothstep(SHINE.to, SHINE.from, (lab[i * 3] - L) * (1 - matte.alpha[i]))
    const share = strength * isHere * isHair * isMatt * smoothstep(GREY.from, GREY.to, 1 - along)
    if (share < 0.01) continue
    blend(data, i * 3, share, shade)
  }
}

/** Moves a pixel towards the shade, by its share; what is darker already only gets its colour. */
function blend(data: Uint8Array, k: number, share: number, shade: Shade) {
  const [L, a, b] = linearToOklab(toLinear(data[k]), toLinear(data[k + 1]), toLinear(data[k + 2]))
  const light = L > shade.mid[0] ? shade.mid[0] + STRANDS * (L - shade.mid[0]) : L
  writeOklab(
    data,
    k,
    L + (light - L) * share,
    a + (chromaOf(shade, 1, light) - a) * share,
    b + (chromaOf(shade, 2, light) - b) * share,
  )
}

interface Dyed {
  head: Pick<Head, 'frame' | 'hairline' | 'kept'>
  /** Of the roots. */
  shade: Shade
  strength: number
}

/** The shade of roots that a dye covers, and how much of it is seen; null where it leaves them alone. */
export const rootsOf = ({ root, weave, strength }: Dye): Pick<Dyed, 'shade' | 'strength'> | null =>
  root && weave === 0 ? { shade: root, strength } : null

/** How far each pixel lies behind her hairline, face heights; NaN where it is not kept. */
function fromHairline({ frame, hairline, kept }: Dyed['head'], { w, h }: Picture): Plane {
  const out = new Float32Array(w * h).fill(Number.NaN)
  for (let i = 0; i < out.length; i++) {
    const [u, v] = toFace(frame, i % w, (i / w) | 0)
    const angle = angleIndex(u, v)
    if (angle < 1 || angle > hairline.length - 2 || hairlineAt(kept, angle) <= 0.05) continue
    out[i] = Math.hypot(u, v) - hairlineAt(hairline, angle)
  }
  return out
}

/** Colour of the forehead before the hairline, premultiplied, and its cover. */
function skinBefore(
  lab: Float32Array,
  { alpha, w, h }: Analysis['matte'],
  { line, reach }: { line: Plane; reach: number },
): Plane[] {
  const is = line.map((r, i) => (r > FOREHEAD.from && r < FOREHEAD.to && alpha[i] < 0.02 ? 1 : 0))
  const colours = [0, 1, 2].map((c) => is.map((share, i) => share * lab[i * 3 + c]))
  return [...colours, is].map((plane) => wideBlur(plane, w, h, reach))
}
