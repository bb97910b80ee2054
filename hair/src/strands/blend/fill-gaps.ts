import type { HairLayer } from '../../cut/layer/hair-layer.ts'
import { angleIndex, angleOf } from '../../cut/layer/hairline.ts'
import { toFace } from '../../face/face-frame.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { FAR } from '../head/depth-map.ts'
import type { Head } from '../head/head.ts'
import { hairlineAt } from '../head/scalp.ts'
import { type HairPalette, paletteColour } from '../tint/hair-palette.ts'

/** Degrees from straight up within which gaps above the hairline are scalp. */
const SCALP = 70
/** How far around a gap hair is looked for, units. */
const AROUND = 0.9
/** Per cent of the palette as light as the shadow between strands, and as roots at a part. */
const LIGHT = { shadow: 10, part: 38 } as const

interface Filled {
  palette: HairPalette
  isPlaited: boolean
  thin?: Plane | null
  ends?: Plane | null
}

/**
 * No backdrop through the hair and no bald scalp: gaps inside its body show the shadow between the strands, a part the
 * roots in the light.
 * @param hair its colours; braids leave wider gaps, and where it is `thin` (see `thinLine`) or ends (see `strandEnds`) none are filled
 */
export function fillGaps(layer: HairLayer, head: Head, { palette, isPlaited, thin, ends }: Filled): void {
  const { w, alpha, lab } = layer
  const body = blurOnward(layer, head.unit * (isPlaited ? 0.8 : 0.3))
  const around = blurOnward(layer, head.unit * AROUND)
  const [shadow, part] = [LIGHT.shadow, LIGHT.part].map((share) => {
    const colour = new Float32Array(3)
    paletteColour(palette, palette.lightness[share], colour, 0)
    return colour
  })
  for (let i = 0; i < alpha.length; i++) {
    if (around[i] < 0.2 || alpha[i] > 0.98) continue
    const behind = behindHairline(head, i % w, (i / w) | 0)
    // a part is narrow where it begins, and nobody is bald behind it
    const scalp = Math.max(
      smoothstep(0.02, 0.09, behind) * smoothstep(0.45, 0.7, around[i]),
      smoothstep(0.035, 0.08, behind) * smoothstep(0.2, 0.4, around[i]),
    )
    // a hole with hair all around it is none: locks are torn, never pierced
    const inside = Math.max(smoothstep(0.62, 0.88, body[i]), smoothstep(0.66, 0.8, around[i]))
    const whole = Math.max(inside * (1 - (ends?.[i] ?? 0)), scalp)
    const fill = whole * (1 - (thin?.[i] ?? 0))
    if (fill <= alpha[i]) continue
    const own = alpha[i] / fill
    for (let c = 0; c < 3; c++) {
      const gap = shadow[c] + (part[c] - shadow[c]) * scalp
      lab[i * 3 + c] = lab[i * 3 + c] * own + gap * (1 - own)
    }
    alpha[i] = fill
  }
}

/**
 * The matte widely blurred, as though its first row went on above the frame. Of what is not there a blur knows nothing:
 * beside a crown near the frame it found hair all around, and filled a block up to the frame.
 */
function blurOnward({ w, h, alpha }: HairLayer, sigma: number): Plane {
  const rows = 4 * Math.ceil(sigma)
  if (alpha.subarray(0, rows * w).every((a) => a === 0)) return wideBlur(alpha, w, h, sigma)
  const higher = new Float32Array((h + rows) * w)
  for (let y = 0; y < rows; y++) higher.set(alpha.subarray(0, w), y * w)
  higher.set(alpha, rows * w)
  return wideBlur(higher, w, h + rows, sigma).slice(rows * w)
}

/** How far behind her hairline a place of the scalp lies, face heights; 0 on the forehead and beside the skull. */
function behindHairline({ frame, hairline, depth }: Head, x: number, y: number): number {
  const [dx, dy] = [Math.min(depth.w - 1, x >> 1), Math.min(depth.h - 1, y >> 1)]
  if (depth.z[dy * depth.w + dx] <= FAR) return 0
  const [u, v] = toFace(frame, x, y)
  const angle = angleIndex(u, v)
  if (angle < 1 || angle > hairline.length - 2 || angleOf(angle) > SCALP) return 0
  return Math.max(0, Math.hypot(u, v) - hairlineAt(hairline, angle))
}
