import type { Analysis } from '../../analysis/analyse.ts'
import { POINT, pointAt } from '../../face/face.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { placeFace } from '../../face/place-face.ts'
import { clothesPattern } from '../layers/clothes-pattern.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { comparedBy } from '../pieces/compared-by.ts'
import { layPieces, type Pieces } from '../pieces/lay-pieces.ts'
import { fromEdge, patchSources } from './patch-sources.ts'

/** From this pattern on cloth is a print, which patches smear. */
const PRINT = 0.04
/** What a piece costs as far from the edge as it does not belong, and of another kind of cloth. */
const COST = { astray: 0.8, other: 0.25 } as const
/** What differs by more than light does is another part of a print, gamma-coded. */
const MOST_LIGHT = 0.08

/**
 * A print as it goes on in pieces; null for cloth that is none.
 * @param quarter a quarter of the portrait's size
 */
export function printOf(
  quarter: Reduced,
  { masks, picture, face }: Pick<Analysis, 'masks' | 'picture' | 'face'>,
): Pieces | null {
  if (clothesPattern(quarter, masks) < PRINT) return null
  const placed = placeFace(face, quarter.w / picture.w)
  const { s } = faceFrame(placed)
  const source = patchSources(quarter, masks, placed).map((layer, o) =>
    layer === LAYER.clothes && !quarter.hole[o] ? 1 : 0,
  )
  const axis = pointAt(placed, POINT.chin)[0]
  return layPieces(quarter, {
    ...{ layer: LAYER.clothes, source, guide: fromEdge(quarter, s), axis },
    compared: comparedBy(quarter, source, s),
    ...{ cost: COST, mostLight: MOST_LIGHT },
  })
}
