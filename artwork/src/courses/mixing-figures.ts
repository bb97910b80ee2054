import { seenThrough } from '../articles/cover-parts.ts'
import { INK, LINE, label, sheet } from './sheet.ts'

interface Bowl {
  x: number
  ratio: string
  /** Parts of developer to one of cream. */
  developer: number
}

const BOWLS: readonly Bowl[] = [
  { x: 130, ratio: '1 : 1', developer: 1 },
  { x: 360, ratio: '1 : 1½', developer: 1.5 },
  { x: 590, ratio: '1 : 2', developer: 2 },
]
const CREAM = '#E0AD72'
const DEVELOPER = '#DAE4EE'
/** One part, px: the cream is as high in every bowl. */
const PART = 54
const FLOOR = 262

/** Three bowls of one part of cream, with more and more developer over it. */
export const drawBowls = (): string => sheet(...BOWLS.map(drawBowl))

function drawBowl({ x, ratio, developer }: Bowl, rank: number): string {
  const top = FLOOR - PART * (1 + developer)
  const parts = [
    `<rect x="${x - 90}" y="${top}" width="180" height="${PART * developer}" fill="${DEVELOPER}"/>`,
    `<rect x="${x - 90}" y="${FLOOR - PART}" width="180" height="${PART}" fill="${CREAM}"/>`,
    ...marks(x, developer),
  ].join('')
  const glass = `<rect x="${x - 78}" y="${FLOOR - 190}" width="156" height="198" rx="26" fill="none" stroke="${INK}" stroke-width="4"/>`
  const foot = `<path d="M${x - 44} ${FLOOR + 14}H${x + 44}" stroke="${LINE}" stroke-width="7" stroke-linecap="round"/>`
  const window = { x: x - 78, y: FLOOR - 190, width: 156, height: 198, radius: 26 }
  const filled = `${parts}<rect x="${x - 90}" y="${FLOOR}" width="180" height="10" fill="${CREAM}"/>`
  return (
    seenThrough(`bowl${rank}`, window, filled) + glass + foot + label(ratio, { x, y: FLOOR + 66, size: 26 })
  )
}

/** A line at each half part, so that the parts can be counted. */
const marks = (x: number, developer: number): string[] =>
  Array.from({ length: 2 * (1 + developer) + 1 }, (_, half) => {
    const y = FLOOR - (half * PART) / 2
    return `<path d="M${x + 50} ${y}H${x + (half % 2 === 0 ? 78 : 68)}" stroke="${INK}" stroke-width="2"/>`
  })

/** The four sections of a head, seen from above, with the face at the foot. */
export function drawSections(): string {
  const [x, y] = [360, 182]
  const strands = Array.from({ length: 60 }, (_, rank) => strand(rank, { x, y })).join('')
  const nose = `<path d="M${x - 15} ${y + 150}q15 26 30 0z" fill="#EFC7AE"/>`
  const ears = [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${x + side * 131}" cy="${y + 16}" rx="13" ry="25" fill="#EFC7AE" stroke="#D69E83" stroke-width="3"/>`,
    )
    .join('')
  const head = `<ellipse cx="${x}" cy="${y}" rx="126" ry="154" fill="#5C3527"/>`
  const partings = `<path d="M${x} ${y - 154}V${y + 154}M${x - 126} ${y}H${x + 126}" stroke="#FBEBD6" stroke-width="5"/>`
  const places = [
    [1, x - 56, y + 82],
    [2, x + 56, y + 82],
    [3, x - 56, y - 62],
    [4, x + 56, y - 62],
  ] as const
  const numbers = places.map(
    ([section, left, top]) =>
      `<circle cx="${left}" cy="${top - 8}" r="23" fill="#FBEBD6"/>${label(section, { x: left, y: top, size: 24 })}`,
  )
  return sheet(nose, ears, head, strands, partings, ...numbers)
}

/** From the crown outwards. */
function strand(rank: number, { x, y }: { x: number; y: number }): string {
  const turned = (rank * 6 * Math.PI) / 180
  const [outX, outY] = [x + 122 * Math.cos(turned), y + 150 * Math.sin(turned)]
  const bent = turned + 0.28
  const [bendX, bendY] = [x + 66 * Math.cos(bent), y + 80 * Math.sin(bent)]
  const colour = rank % 3 === 0 ? '#8A5A40' : '#3A2019'
  return `<path d="M${x} ${y}Q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${outX.toFixed(1)} ${outY.toFixed(1)}" fill="none" stroke="${colour}" stroke-width="2" opacity=".7"/>`
}
