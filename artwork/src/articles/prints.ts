import { drawBrownHairedWoman } from '../brown-haired-woman.ts'
import { placedGradient } from '../colour/gradient.ts'
import { cover, ground, moved, seenThrough } from './cover-parts.ts'

interface Print {
  place: string
  pose: string
  smile: number
  /** Top and bottom of the wall behind her, and her clothes: another place, another day. */
  wall: readonly [string, string]
  garment: string
}

const PRINTS: readonly Print[] = [
  {
    place: 'translate(70 262) rotate(-15)',
    pose: 'translate(262 -40) scale(-.66 .66)',
    smile: 0.4,
    wall: ['#DAE4EE', '#F4EBEF'],
    garment: '#276143',
  },
  {
    place: 'translate(868 178) rotate(15)',
    pose: 'translate(42 16) scale(.62)',
    smile: 1,
    wall: ['#E9E3F5', '#FBEBD6'],
    garment: '#D4773A',
  },
  {
    place: 'translate(242 196) rotate(-8)',
    pose: 'translate(-128 -92) rotate(4) scale(.98)',
    smile: 0.7,
    wall: ['#FCEBC8', '#EADDE3'],
    garment: '#741F2D',
  },
  {
    place: 'translate(690 158) rotate(7)',
    pose: 'translate(352 -66) rotate(-5) scale(-.86 .86)',
    smile: 1.2,
    wall: ['#EADDE3', '#FBEBD6'],
    garment: '#5D527A',
  },
  {
    place: 'translate(452 142) rotate(-1)',
    pose: 'translate(-104 -76) scale(1.04)',
    smile: 1,
    wall: ['#E9E3F5', '#FBEBD6'],
    garment: '#574B85',
  },
]
const SIZE = { width: 292, height: 388 }
/** The five together, in the middle of the table. */
const LAID = 'translate(600 462) scale(1.08) translate(-598 -352)'

/** « Réussir ses photos »: the same woman on another day, from another side, in other clothes. */
export const drawPrints = (): string =>
  cover(ground('table', '#F4EBEF', '#FBEBD6'), moved(LAID, PRINTS.map(draw).join('')))

function draw({ place, pose, smile, wall, garment }: Print, rank: number): string {
  const id = `print${rank}`
  const lit = `<defs>${placedGradient(`${id}-wall`, { from: [0, 0], to: [0, SIZE.height] }, [
    [0, wall[0]],
    [1, wall[1]],
  ])}</defs><rect width="${SIZE.width}" height="${SIZE.height}" fill="url(#${id}-wall)"/>`
  const woman = drawBrownHairedWoman(id, {
    gaze: 'open',
    smile,
    garment: { cut: 'crew', colour: garment },
  }).markup()
  const shadow = `<rect x="-8" y="-2" width="${SIZE.width + 20}" height="${SIZE.height + 22}" rx="20" fill="#2A1018" opacity=".1"/>`
  const paper = `<rect x="-12" y="-12" width="${SIZE.width + 24}" height="${SIZE.height + 24}" rx="20" fill="#fff"/>`
  const seen = seenThrough(`${id}-seen`, { x: 0, y: 0, ...SIZE, radius: 12 }, lit + moved(pose, woman))
  return moved(place, shadow + paper + seen)
}
