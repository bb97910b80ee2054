import { LAYER, type Layout } from './layout.ts'

/**
 * Connected areas of a mask of at most so many pixels that do not touch the picture's border, as lists of pixels.
 * @param mask 1 = inside
 */
export function islandsOf(mask: ArrayLike<number>, w: number, most: number): number[][] {
  const visited = Uint8Array.from(mask, (is) => 1 - is)
  const h = mask.length / w
  const found: number[][] = []
  for (let start = 0; start < mask.length; start++) {
    if (visited[start]) continue
    visited[start] = 1
    const island = [start]
    let isEnclosed = true
    for (let k = 0; k < island.length; k++) {
      const o = island[k]
      const [x, y] = [o % w, (o / w) | 0]
      if (x === 0 || y === 0 || x === w - 1 || y === h - 1) isEnclosed = false
      for (const p of [x > 0 ? o - 1 : o, x < w - 1 ? o + 1 : o, o - w, o + w]) {
        if (p < 0 || p >= mask.length || visited[p]) continue
        visited[p] = 1
        island.push(p)
      }
    }
    if (isEnclosed && island.length <= most) found.push(island)
  }
  return found
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
