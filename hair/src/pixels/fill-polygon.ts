/** Scanline fill (even-odd) of a polygon given as [x, y] corners, into a w × h mask of 0 and 1. */
export function fillPolygon(
  corners: readonly (readonly number[])[],
  w: number,
  h: number,
  out = new Uint8Array(w * h),
): Uint8Array {
  let top = h
  let bottom = 0
  for (const [, y] of corners) {
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(h - 1, Math.ceil(bottom)); y++) {
    const xs = crossings(corners, y + 0.5)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const end = Math.min(w, Math.round(xs[i + 1]))
      for (let x = Math.max(0, Math.round(xs[i])); x < end; x++) out[y * w + x] = 1
    }
  }
  return out
}

function crossings(corners: readonly (readonly number[])[], y: number): number[] {
  const xs: number[] = []
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i]
    const b = corners[(i + 1) % corners.length]
    if (a[1] <= y !== b[1] <= y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
  }
  return xs.sort((p, q) => p - q)
}
