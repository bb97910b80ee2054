import type { Analysis } from '../../analysis/analyse.ts'
import { type BrowArea, browAreas, pixelOf } from '../../face/brow-area.ts'
import { faceFrame } from '../../face/face-frame.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { toByte, toLinear } from '../../pixels/srgb.ts'

/** Of a brow at least this share has to be seen to tell its tone; else the other one tells it. */
const SEEN = 0.2
/** Beside the skin around it, green: what is darker is surely brow, what is as light surely none. */
const DARKER = [0.9, 0.6] as const
/** Towards its end a brow is thinner than what of it is seen. */
const END = 0.85
/** From its end beside the temple on, of its length: where it begins to be seen, and where it has all its breadth. */
const TAPER = { from: -0.04, to: 0.34 } as const
/** How far inside its outline it begins, 0 to 1, where it has all its breadth and at its very end. */
const INSIDE = { broad: 0.3, narrow: 0.75 } as const

type Tone = readonly [r: number, g: number, b: number]

/**
 * Draws what of her brows a lock hides, in place: the plate's skin there as much darker as the brow that is seen is than
 * the skin around it. Left out, a brow would stop where the lock began; kept from the photo, it would be the lock.
 * @param painted share of each pixel that is painted, at half the plate's size
 */
export function drawBrows(
  plate: Picture,
  { picture, matte, face }: Pick<Analysis, 'picture' | 'face'> & { matte: { alpha: Plane } },
  painted: Size & { share: Plane },
): void {
  const areas = browAreas(face, faceFrame(face), picture)
  const tones = areas.map((area) => toneOf(area, picture, matte.alpha))
  areas.forEach((area, k) => {
    const { box, brow } = area
    const tone = tones[k] ?? tones[1 - k]
    if (!tone) return
    for (let j = 0; j < brow.length; j++) {
      if (brow[j] <= 0) continue
      const i = pixelOf(box, j, picture.w)
      const [x, y] = [i % picture.w, (i / picture.w) | 0]
      const o = Math.min(painted.h - 1, y >> 1) * painted.w + Math.min(painted.w - 1, x >> 1)
      const breadth = breadthAt(area, x, y)
      const from = INSIDE.narrow + (INSIDE.broad - INSIDE.narrow) * breadth
      const share = smoothstep(from, 1, brow[j]) * Math.sqrt(breadth) * painted.share[o] * END
      if (share <= 0.004) continue
      for (let c = 0; c < 3; c++) {
        const at = i * 3 + c
        plate.data[at] = toByte(toLinear(plate.data[at]) * (1 - share * (1 - tone[c])))
      }
    }
  })
}

/** How much of its breadth a brow has at a pixel, 0 to 1: it runs out towards the temple. */
function breadthAt({ ends: [[tx, ty], [nx, ny]] }: BrowArea, x: number, y: number): number {
  const along = ((x - tx) * (nx - tx) + (y - ty) * (ny - ty)) / ((nx - tx) ** 2 + (ny - ty) ** 2)
  return smoothstep(TAPER.from, TAPER.to, along)
}

/** How much of the light of the skin around it a brow's hairs throw back, linear; null where too few of them are seen. */
function toneOf({ box, brow, skin }: BrowArea, { data, w }: Picture, alpha: Float32Array): Tone | null {
  const around = new Float64Array(4)
  const hairs = new Float64Array(4)
  const light = (i: number, c: number) => toLinear(data[i * 3 + c])
  const bare = (i: number) => smoothstep(0.1, 0.02, alpha[i])
  for (let j = 0; j < skin.length; j++) {
    const i = pixelOf(box, j, w)
    const weight = skin[j] * bare(i)
    for (let c = 0; c < 3; c++) around[c] += light(i, c) * weight
    around[3] += weight
  }
  let [all, seen] = [0, 0]
  for (let j = 0; j < brow.length; j++) {
    const i = pixelOf(box, j, w)
    const inBrow = smoothstep(0.35, 1, brow[j])
    all += inBrow
    seen += inBrow * bare(i)
    const isHair = smoothstep(...DARKER, (light(i, 1) / around[1]) * around[3])
    const weight = inBrow * bare(i) * isHair
    for (let c = 0; c < 3; c++) hairs[c] += light(i, c) * weight
    hairs[3] += weight
  }
  if (seen < SEEN * all || hairs[3] < 1 || around[3] < 1) return null
  const share = (c: number) => Math.min(1, hairs[c] / hairs[3] / (around[c] / around[3]))
  return [share(0), share(1), share(2)]
}
