import { drawBrownHairedWoman } from './brown-haired-woman.ts'
import { placedGradient } from './colour/gradient.ts'
import { svgOf } from './drawing.ts'
import { short } from './geometry/path.ts'
import { type Random, seeded } from './random.ts'
import { rasterise } from './rasterise.ts'

const WALLS = [
  ['#C7D8E6', '#F2F5F7'],
  ['#FDF3E3', '#EBCFA6'],
  ['#BFD9C8', '#EEF6F0'],
  ['#F7F3FB', '#CFC4E6'],
  ['#EDC6BC', '#FBEDE8'],
  ['#F1F4F6', '#B7C4CF'],
  ['#D9CDB8', '#F6F1E7'],
  ['#FFFFFF', '#DDE3E6'],
] as const
const TOPS = ['#8B7F86', '#3E5C76', '#A8481F', '#F1E6DA', '#5D527A', '#276143', '#B9AFD0'] as const
const CUTS = ['bustier', 'crew', 'shirt'] as const
/** Daylight, a warm lamp, an overcast sky, a pink evening. */
const LIGHTS = ['#FFFFFF', '#FFD9A0', '#C4DAFF', '#FFC9B8'] as const

/** A photograph file, as a visitor would upload it. */
export const photographTestPortrait = (index: number): Promise<Buffer> =>
  rasterise(drawTestPortrait(index), { width: 1200, format: 'jpeg', quality: 88 })

/** The same brown-haired woman, photographed for the `index`-th time: another wall, crop, tilt, light and top. */
export function drawTestPortrait(index: number): string {
  const random = seeded(9001 + index * 37)
  const id = `photo${index}`
  const light = LIGHTS[index % LIGHTS.length]!
  const garment = { cut: CUTS[index % CUTS.length]!, colour: TOPS[(index * 3) % TOPS.length]! }
  const woman = drawBrownHairedWoman(id, { gaze: 'open', smile: (index % 4) * 0.4, garment })
  return svgOf(
    '0 0 480 560',
    `${wall(id, index, random)}<g transform="${pose(index, random)}">${woman.markup()}</g><rect width="480" height="560" fill="${light}" opacity=".1"/>`,
  )
}

/** A plain wall, lit from one side, sometimes with a paler field such as a window or a door. */
function wall(id: string, index: number, random: Random): string {
  const angle = random.between(0, 2 * Math.PI)
  const [dx, dy] = [300 * Math.cos(angle), 330 * Math.sin(angle)]
  const [near, far] = WALLS[(index * 5) % WALLS.length]!
  const stops = [
    [0, near],
    [1, far],
  ] as const
  const gradient = placedGradient(
    `${id}-wall`,
    { from: [240 - dx, 280 - dy], to: [240 + dx, 280 + dy] },
    stops,
  )
  const field = `<rect x="${short(random.between(-80, 400))}" width="${short(random.between(90, 190))}" height="560" fill="#fff" opacity="${index % 2 === 0 ? 0.38 : 0}"/>`
  return `<defs>${gradient}</defs><rect width="480" height="560" fill="url(#${id}-wall)"/>${field}`
}

/** Nearer or farther, off centre, head tilted by up to 8 degrees, sometimes mirrored as a selfie is. */
function pose(index: number, random: Random): string {
  const scale = [1, 1.28, 0.82, 1.1, 0.92][index % 5]! * random.between(0.97, 1.03)
  const tilt = random.between(-8, 8)
  const side = index % 3 === 2 ? -1 : 1
  const [x, y] = [240 + random.between(-34, 34), 270 + random.between(-8, 26) + (scale - 1) * 40]
  return `translate(${short(x)} ${short(y)}) rotate(${short(tilt)}) scale(${(side * scale).toFixed(3)} ${scale.toFixed(3)}) translate(-240 -250)`
}
