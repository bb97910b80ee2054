import type { Plane, Size } from '../../pixels/picture.ts'
import type { Strands } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { type DrawnHair, drawStrands } from './draw-strands.ts'
import { lengthsOf } from './lengths-of.ts'
import { addSolids, hairGrid } from './light-grid.ts'
import { type Lamp, shadeStrands } from './shade-strands.ts'
import { type SkinReach, skinReach } from './skin-reach.ts'
import { softenAlongSolids } from './soften-along-solids.ts'
import { sortSegments } from './sort-segments.ts'

/** Hair as light falls on it, without a colour. */
export interface RenderedHair extends Size {
  /** Share of each pixel that is hair. */
  alpha: Plane
  /** Linear light of the hair alone, about 0 to 1; 0 where there is none. */
  light: Plane
  /** Where hair behind the neck is shaded for itself (see `Lamp`): the light without that shade, and what is left of it, 0 to 1. */
  nape?: { open: Plane; kept: Plane }
  /** Share of the hair of each pixel that is length and no longer root, 0 to 1, where roots are told along the hair. */
  lengths?: Plane
  reach: SkinReach
  /** The same as it was drawn, pixels finer than those of its picture. */
  drawn: DrawnHair
}

/** Sides of the cells light is followed through, units. */
const CELL = { image: 0.55, sketch: 1.1 }

interface Camera {
  lamp: Lamp
  /** Pixels drawn per pixel: 2 for an image, 1 for a sketch. */
  scale: number
  /** Whether `lengths` are wanted. Default false. */
  hasRoots?: boolean
  /** See `drawStrands`. */
  fades?: number
}

/** Renders strands in front of, beside and behind a head, at the size of its picture. */
export function renderStrands(
  head: Head,
  hair: Strands,
  { lamp, scale, hasRoots = false, fades }: Camera,
): RenderedHair {
  const grid = hairGrid(head, hair, scale > 1 ? CELL.image : CELL.sketch)
  const reach = skinReach(head, grid, lamp.key)
  addSolids(head, grid)
  const shaded = shadeStrands(head, hair, { grid, lamp })
  const sorted = sortSegments(head, hair, shaded)
  const drawn = drawStrands(head, hair, {
    shaded,
    sorted,
    scale,
    fades,
    ...(hasRoots && { lengths: lengthsOf(hair) }),
  })
  softenAlongSolids(drawn, head.depth)
  const { lacks, lengths: _, ...lit } = drawn
  const { light: open, lacks: lacking, ...covered } = reduced(drawn, scale)
  if (!lacks || !lacking) return { ...covered, light: open, reach, drawn: lit }
  const kept = lacking.map((lack) => 1 - lack)
  for (let j = 0; j < lacks.length; j++) if (lacks[j] > 0) lit.light[j] *= 1 - lacks[j] / lit.alpha[j]
  const light = open.map((v, i) => v * kept[i])
  return { ...covered, light, nape: { open, kept }, reach, drawn: lit }
}

/** Means over scale × scale pixels; what is seen of the hair is no longer premultiplied. */
function reduced({ w: W, h: H, alpha, light, lacks, lengths }: DrawnHair, scale: number): DrawnHair {
  const [w, h] = [W / scale, H / scale]
  const sumOf = (plane: Plane, i: number): number => {
    const corner = ((i / w) | 0) * scale * W + (i % w) * scale
    let sum = 0
    for (let dy = 0; dy < scale; dy++) for (let dx = 0; dx < scale; dx++) sum += plane[corner + dy * W + dx]
    return sum
  }
  const [cover, seen] = [new Float32Array(w * h), new Float32Array(w * h)]
  const [lacking, grown] = [lacks, lengths].map((plane) => plane && new Float32Array(w * h))
  for (let i = 0; i < w * h; i++) {
    const a = sumOf(alpha, i)
    cover[i] = a / scale ** 2
    if (a <= 1e-4) continue
    seen[i] = sumOf(light, i) / a
    if (lacks && lacking) lacking[i] = sumOf(lacks, i) / a
    if (lengths && grown) grown[i] = sumOf(lengths, i) / a
  }
  return {
    w,
    h,
    alpha: cover,
    light: seen,
    ...(lacking && { lacks: lacking }),
    ...(grown && { lengths: grown }),
  }
}
