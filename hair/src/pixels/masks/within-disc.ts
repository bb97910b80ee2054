/**
 * 1 where a pixel that passes the test lies within a round disc, else 0: a mask dilated by it.
 * @param r radius of the disc, pixels
 */
export function withinDisc(test: (i: number) => boolean, w: number, h: number, r: number): Uint8Array {
  const inColumn = distanceInColumn(test, w, h)
  const reach = Math.floor(r)
  const out = new Uint8Array(w * h)
  for (let i = 0; i < out.length; i++) {
    const x = i % w
    const [from, to] = [Math.max(-reach, -x), Math.min(reach, w - 1 - x)]
    for (let dx = from; dx <= to && !out[i]; dx++) {
      if (dx ** 2 + inColumn[i + dx] ** 2 <= r ** 2) out[i] = 1
    }
  }
  return out
}

/** Pixels to the nearest one above or below that passes the test. */
function distanceInColumn(test: (i: number) => boolean, w: number, h: number): Float32Array {
  const n = w * h
  const out = Float32Array.from({ length: n }, (_, i) => (test(i) ? 0 : Number.POSITIVE_INFINITY))
  for (let i = w; i < n; i++) out[i] = Math.min(out[i], out[i - w] + 1)
  for (let i = n - w - 1; i >= 0; i--) out[i] = Math.min(out[i], out[i + w] + 1)
  return out
}
