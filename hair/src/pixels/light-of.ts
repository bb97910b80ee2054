import type { Picture, Plane } from './picture.ts'

/** How light a colour is, of 255, as an eye sees it. */
export const lightFrom = (red: number, green: number, blue: number): number =>
  0.3 * red + 0.59 * green + 0.11 * blue

/** The same of the pixel whose red lies at `i`. */
export const lightAt = (data: Uint8Array, i: number): number => lightFrom(data[i], data[i + 1], data[i + 2])

/** The same of a whole picture. */
export function lightOf({ data }: Picture): Plane {
  const light = new Float32Array(data.length / 3)
  for (let i = 0; i < light.length; i++) light[i] = lightAt(data, i * 3)
  return light
}
