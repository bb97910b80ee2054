import { median } from '../../pixels/median.ts'
import type { Plane } from '../../pixels/picture.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'

/** Groups of equal size, from her darkest skin to her lightest. */
const GROUPS = 6
/** Pixels of skin from which on their hue is believed, and fully. */
const BELIEVED = { from: 60, fully: 600 } as const
/** Darker or lighter than this no logarithm tells anything. */
const LEAST = 0.01
const MOST = 0.995

/** Medians of a group of pixels: how light, and the logarithm of red and of blue over green. */
interface Group {
  green: number
  red: number
  blue: number
}

/**
 * Gives a fill the hue that her skin has where it is as light: lit and shaded skin differ in hue, from one woman to the
 * next in another way. Lightness (green) stays. Writes into `fill`.
 * @param pixels where skin below her face is seen
 */
export function takeHue(fill: Plane[], channels: Plane[], pixels: readonly number[]): void {
  const share = smoothstep(BELIEVED.from, BELIEVED.fully, pixels.length)
  if (share <= 0) return
  const groups = groupsOf(channels, pixels)
  const [red, green, blue] = fill
  for (let o = 0; o < green.length; o++) {
    const g = Math.max(LEAST, Math.min(MOST, green[o]))
    const { red: r, blue: b } = hueAt(groups, g)
    red[o] = Math.min(1, red[o] ** (1 - share) * (g * Math.exp(r)) ** share)
    blue[o] = Math.min(1, blue[o] ** (1 - share) * (g * Math.exp(b)) ** share)
  }
}

function groupsOf([red, green, blue]: Plane[], pixels: readonly number[]): Group[] {
  const sorted = pixels.filter((o) => green[o] > LEAST).sort((a, b) => green[a] - green[b])
  return Array.from({ length: GROUPS }, (_, k) => {
    const some = sorted.slice((k * sorted.length) / GROUPS, ((k + 1) * sorted.length) / GROUPS)
    const ratio = (plane: Plane) => median(some.map((o) => Math.log(Math.max(LEAST, plane[o]) / green[o])))
    return { green: median(some.map((o) => green[o])), red: ratio(red), blue: ratio(blue) }
  })
}

/** Between the groups what lies between them; darker than all as the darkest; lighter it pales towards white. */
function hueAt(groups: readonly Group[], g: number): Pick<Group, 'red' | 'blue'> {
  const last = groups[GROUPS - 1]
  if (g >= last.green) {
    const pale = (1 - g) / Math.max(LEAST, 1 - last.green)
    return { red: last.red * pale, blue: last.blue * pale }
  }
  const k = groups.findIndex(({ green }) => green > g)
  if (k === 0) return groups[0]
  const [a, b] = [groups[k - 1], groups[k]]
  const t = (g - a.green) / Math.max(1e-6, b.green - a.green)
  return { red: a.red + (b.red - a.red) * t, blue: a.blue + (b.blue - a.blue) * t }
}
