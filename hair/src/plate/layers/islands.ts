import { connectedAreas } from '../../pixels/masks/connected-areas.ts'
import { isSeenCloth, LAYER, type Layout } from './layout.ts'

/**
 * Connected areas of a mask of at most so many pixels that do not touch the picture's border, as lists of pixels.
 * @param mask 1 = inside
 */
export function islandsOf(mask: ArrayLike<number>, w: number, most: number): number[][] {
  const last = mask.length - w
  const isInside = (o: number) => o % w > 0 && o % w < w - 1 && o >= w && o < last
  return connectedAreas(mask, w).filter((area) => area.length <= most && area.every(isInside))
}

/** A picture w pixels wide. */
interface Torn {
  w: number
  /** 1 = to be filled. */
  hole: Uint8Array
  /** One `LAYER` per pixel. */
  layer: Uint8Array
}

/**
 * Skin and cloth that show in small islands between locks are mostly locks' ends: painted like what lies around them.
 * Writes into the hole.
 * @param most pixels of an island
 */
export function closeIslands({ w, hole, layer }: Torn, most: number): void {
  const free = hole.map((is) => 1 - is)
  for (const island of islandsOf(free, w, most)) {
    if (island.some((o) => layer[o] === LAYER.face || layer[o] === LAYER.background)) continue
    for (const o of island) hole[o] = 1
  }
}

/**
 * A speck of cloth that is seen beside hair, apart from all other cloth, is a lock's tip that the masks take for it: not
 * seen, so that no edge goes on from it. Writes into the layout.
 * @param most pixels of a speck
 */
export function forgetSpecks(layout: Layout, most: number): void {
  const { w, seen } = layout
  const cloth = seen.map((_, i) => (isSeenCloth(layout, i) ? 1 : 0))
  for (const speck of islandsOf(cloth, w, most)) {
    if (!speck.some((o) => [o - 1, o + 1, o - w, o + w].some((j) => !seen[j]))) continue
    for (const o of speck) seen[o] = 0
  }
}

/**
 * A small island of cloth on bare skin beside hair is a lock's end that the masks take for cloth: skin, and not seen.
 * Writes into the layout.
 * @param most pixels of an island
 */
export function dropClothIslands({ w, layer, seen }: Layout, most: number): void {
  const cloth = layer.map((l) => (l === LAYER.clothes ? 1 : 0))
  for (const island of islandsOf(cloth, w, most)) {
    const around = island.flatMap((o) => [o - 1, o + 1, o - w, o + w]).filter((o) => !cloth[o])
    const skin = around.filter((o) => layer[o] === LAYER.neck || layer[o] === LAYER.body)
    if (skin.length < around.length || around.every((o) => seen[o])) continue
    for (const o of island) {
      layer[o] = layer[skin[0]]
      seen[o] = 0
    }
  }
}
