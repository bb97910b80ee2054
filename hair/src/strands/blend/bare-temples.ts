import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { wideBlur } from '../../pixels/wide-blur.ts'
import { LAYER, type Layout } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import { FAR } from '../head/depth-map.ts'
import type { Head } from '../head/head.ts'
import { toCamera } from '../head/head-axes.ts'
import type { Ear } from '../head/whose-ears.ts'

/** Units beside the face within which skin is looked for, and laid. */
const BESIDE = 1.3
/** Of the face, blurred that far: from no skin to all of it. */
const NEAR = { from: 0.03, to: 0.12 } as const
/** Share of face from which on a pixel has the colour of skin, blurred by so many pixels of a portrait 960 wide: its outline holds some backdrop. */
const SURE = { share: 0.97, blurred: 4 } as const
/**
 * Heights above the middle of an ear between which temples end, shares of its height: where it is bare it grows out of them, and
 * where none is seen below a short cut they end under that.
 */
const OVER_EAR = { covered: [0.05, 0.45], bare: [-0.05, 0.25], away: [0.25, 0.5] } as const
/** Share of a pixel that is face below which all of it is painted: no line of backdrop stays between. */
const SEAM = { all: 0.8, none: 0.98 } as const

/**
 * How much of each pixel is to be skin, 0 to 1: the temples of a head beside the face of its plate, which is narrower.
 * Hair that falls hides them; between a face and hair that is swept back the backdrop would show.
 * @param head without the ears that are drawn beside it
 */
export function bareTemples(
  head: Head,
  layout: Layout,
  ears: 'covered' | 'bare' | 'cutAround' = 'covered',
): Plane {
  const { w, h, depth } = head
  const isFace = faceOf(layout, head)
  const near = wideBlur(isFace, w, h, BESIDE * head.unit)
  const skull = resizePlane(
    depth.z.map((z) => (z > FAR ? 1 : 0)),
    depth.w,
    depth.h,
    w,
    h,
  )
  const aboveEars = head.ears.map((ear) => {
    const isAway = ears === 'cutAround' && ear.whose === 'away'
    return fadeAt(head, ear, OVER_EAR[isAway ? 'away' : ears === 'covered' ? ears : 'bare'])
  })
  return isFace.map((face, i) => {
    const above = aboveEars[i % w < head.x0 ? 0 : 1]((i / w) | 0)
    return above * skull[i] * smoothstep(NEAR.from, NEAR.to, near[i]) * smoothstep(SEAM.none, SEAM.all, face)
  })
}

/** 1 in rows above an ear, 0 from its middle down: there it has grown to her face. */
function fadeAt(
  head: Head,
  { at, height }: Ear,
  over: readonly [none: number, all: number],
): (row: number) => number {
  toCamera(head, at[0], at[1], at[2], middle)
  const [low, high] = over.map((share) => head.y0 - head.unit * (middle[1] + share * height))
  return (row) => smoothstep(low, high, row)
}

const middle = new Float64Array(3)

/** A layout with temples: what lies there is her face. @param size of the picture */
export function withTemples(layout: Layout, temples: Plane, { w }: Size): Layout {
  const layer = layout.layer.slice()
  const scale = layout.w / w
  for (let i = 0; i < temples.length; i++)
    if (temples[i] > 0.5)
      layer[((((i / w) | 0) * scale) | 0) * layout.w + (((i % w) * scale) | 0)] = LAYER.face
  return { ...layout, layer }
}

/** Lays the skin of the face beside it where the temples are. Writes into the picture. */
export function paintTemples(
  { w, h, data }: Picture,
  temples: Plane,
  { head, layout }: { head: Head; layout: Layout },
): void {
  const sure = wideBlur(faceOf(layout, head), w, h, (SURE.blurred * w) / 960).map((face) =>
    face > SURE.share ? 1 : 0,
  )
  const cover = wideBlur(sure, w, h, BESIDE * head.unit)
  for (let c = 0; c < 3; c++) {
    const skin = wideBlur(
      sure.map((is, i) => is * data[i * 3 + c]),
      w,
      h,
      BESIDE * head.unit,
    )
    for (let i = 0; i < temples.length; i++)
      if (temples[i] > 0.004 && cover[i] > 1e-3)
        data[i * 3 + c] += Math.round((skin[i] / cover[i] - data[i * 3 + c]) * temples[i])
  }
}

const faceOf = (layout: Layout, size: Head): Plane =>
  shareOfLayers(layout, (layer) => layer === LAYER.face, { rounded: 1, size })
