/** Where a hair comes out of the scalp, head space. */
export interface Root {
  x: number
  y: number
  z: number
  /** The scalp's normal. */
  nx: number
  ny: number
  nz: number
  /** See `Groom.zone`. */
  zone: number
  /** See `growth`. */
  growth: number
}

/** Bundles of hair between the guides, camera space. */
export interface Locks {
  roots: Root[]
  points: number
  /** x y z per point. */
  at: Float32Array
  /** Two unit vectors across the lock per point. */
  across: Float32Array
  /** Length of each, units. */
  long: Float32Array
  /** Lightness of each, about 1. */
  tint: Float32Array
}

/** Strands in camera space, units of `Head`. */
export interface Strands {
  count: number
  /** Points per strand. */
  points: number
  /** x y z per point. */
  at: Float32Array
  /** Per strand: width in pixels on a portrait 960 wide. */
  width: Float32Array
  /** Per strand: its own lightness, about 1. */
  tint: Float32Array
  /** Per strand: units of it before its first point, where that is not its root. Default 0. */
  since?: Float32Array
}

export function emptyStrands(count: number, points: number): Strands {
  return {
    ...{ count, points },
    at: new Float32Array(count * points * 3),
    width: new Float32Array(count),
    tint: new Float32Array(count),
  }
}

export function joinStrands(a: Strands, b: Strands): Strands {
  const out = emptyStrands(a.count + b.count, a.points)
  const size = a.points * 3
  out.at.set(a.at.subarray(0, a.count * size))
  out.at.set(b.at.subarray(0, b.count * size), a.count * size)
  for (const name of ['width', 'tint'] as const) {
    out[name].set(a[name].subarray(0, a.count))
    out[name].set(b[name].subarray(0, b.count), a.count)
  }
  if (a.since || b.since) {
    out.since = new Float32Array(out.count)
    if (a.since) out.since.set(a.since.subarray(0, a.count))
    if (b.since) out.since.set(b.since.subarray(0, b.count), a.count)
  }
  return out
}
