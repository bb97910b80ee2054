/**
 * A smooth curve through b and c, of four values at equal distances (Catmull and Rom, 1974).
 * @param t how far from b to c, 0 to 1
 */
export function catmullRom([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
