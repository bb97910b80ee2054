import { drawBrownHairedWoman } from './brown-haired-woman.ts'
import { placedGradient } from './colour/gradient.ts'
import { svgOf } from './drawing.ts'
import { short } from './geometry/path.ts'
import { rasterise } from './raster/rasterise.ts'

/** A transformation needs fifteen photographs; any further index gives another one. */
export const PHOTOS = 15

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
  const id = `photo${index}`
  const light = LIGHTS[index % LIGHTS.length]!
  const garment = { cut: CUTS[index % CUTS.length]!, colour: TOPS[(index * 3) % TOPS.length]! }
  const woman = drawBrownHairedWoman(id, { gaze: 'open', smile: (index % 4) * 0.4, garment })
  return svgOf(
    '0 0 480 560',
    `${wall(id, index)}<g transform="${pose(index)}">${woman.markup()}</g><rect width="480" height="560" fill="${light}" opacity=".1"/>`,
  )
}

/** A plain wall, lit from one side, sometimes with a paler field such as a window or a door. */
function wall(id: string, index: number): string {
  const angle = 2 * Math.PI * spread(index, 0)
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
  const field = `<rect x="${short(480 * spread(index, 1) - 60)}" width="${short(90 + 120 * spread(index, 2))}" height="560" fill="#fff" opacity=".36"/>`
  return `<defs>${gradient}</defs><rect width="480" height="560" fill="url(#${id}-wall)"/>${index % 2 === 0 ? field : ''}`
}

/** Nearer or farther, off centre, head tilted by up to 8 degrees, sometimes mirrored as a selfie is. */
function pose(index: number): string {
  const scale = 0.76 + 0.5 * spread(index, 3)
  const tilt = 16 * (spread(index, 4) - 0.5)
  const side = index % 3 === 2 ? -1 : 1
  const room = 130 - 70 * scale
  const [x, y] = [
    240 + room * 2 * (spread(index, 5) - 0.5),
    262 + 40 * (scale - 1) + 44 * (spread(index, 6) - 0.5),
  ]
  return `translate(${short(x)} ${short(y)}) rotate(${short(tilt)}) scale(${(side * scale).toFixed(3)} ${scale.toFixed(3)}) translate(-240 -250)`
}

/** A share from 0 to 1 that differs as much as it can between neighbours: multiples of the square root of a prime. */
const spread = (index: number, axis: number): number => ((index + 1) * Math.sqrt(PRIMES[axis]!)) % 1
const PRIMES = [2, 3, 5, 7, 11, 13, 17] as const
