import { median } from '../../pixels/median.ts'
import type { Plane } from '../../pixels/picture.ts'
import type { Scene } from '../scene/scene.ts'
import { toneDistance, toneOfHair } from './own-tone.ts'

/** Distance to the hair's own tone: of a pixel, and of a region on the mean. Cloth of its colour strays further. */
const NEAR = { pixel: 0.06, region: 0.03 } as const
/** How much smoother than the hair its lengths may be, logarithm of the texture: plain cloth is. */
const SMOOTHER = 0.3
/** Face heights: how wide a region touches the hair, at least. */
const MOUTH = 0.15
/** Square face heights: more is a garment. */
const MOST = 0.3
/** Face heights: lengths hang below the ears. */
const EARS = -0.3

/** What is said of a scene's pixels. */
interface Said {
  /** 1 on the hair that was found. */
  cut: Uint8Array
  /** 1 where the network's doubt counts; not on what was taken in against its word. */
  asked: Uint8Array
  /** Share of hair by floods and mixtures. */
  classical: Plane
  person: Plane
}

/**
 * Takes into the cut, in place, lengths that the network held for clothes (a braid on a patterned dress): of the
 * hair's own tone and texture, hair in the classical word too, and grown together with what was found.
 */
export function takeInLengths(s: Scene, { cut, asked, classical, person }: Said): void {
  const hair = Float32Array.from(cut)
  const tone = toneOfHair(s, hair)
  if (!tone) return
  const distance = (i: number) => toneDistance(s.lab, i * 3, tone)
  const isOpen = (i: number) =>
    !cut[i] &&
    !s.oval[i] &&
    s.v[i] < EARS &&
    classical[i] > 0.5 &&
    person[i] > 0.5 &&
    distance(i) < NEAR.pixel
  const texture = (of: readonly number[]) => median(of.map((i) => s.texture[i]))
  const own = texture([...hair.keys()].filter((i) => cut[i] && !s.oval[i]))
  for (const { pixels, mouth } of regionsBeside(cut, isOpen, s.w)) {
    const mean = pixels.reduce((sum, i) => sum + distance(i), 0) / pixels.length
    const isHair =
      mouth > MOUTH * s.frame.s &&
      pixels.length < MOST * s.frame.s ** 2 &&
      mean < NEAR.region &&
      texture(pixels) > own - SMOOTHER
    if (!isHair) continue
    for (const i of pixels) {
      cut[i] = 1
      asked[i] = 0
    }
  }
}

interface Region {
  pixels: number[]
  /** How many of its sides touch the hair. */
  mouth: number
}

/** The 4-connected regions of open pixels. */
function regionsBeside(cut: Uint8Array, isOpen: (i: number) => boolean, w: number): Region[] {
  const seen = new Uint8Array(cut.length)
  const regions: Region[] = []
  const start = (first: number) => {
    const region: Region = { pixels: [first], mouth: 0 }
    seen[first] = 1
    for (let k = 0; k < region.pixels.length; k++) {
      const i = region.pixels[k]
      const x = i % w
      for (const j of [x > 0 ? i - 1 : i, x < w - 1 ? i + 1 : i, i - w, i + w]) {
        if (cut[j]) region.mouth++
        if (j < 0 || j >= cut.length || seen[j] || !isOpen(j)) continue
        seen[j] = 1
        region.pixels.push(j)
      }
    }
    return region
  }
  for (let i = 0; i < cut.length; i++) if (!seen[i] && isOpen(i)) regions.push(start(i))
  return regions
}
