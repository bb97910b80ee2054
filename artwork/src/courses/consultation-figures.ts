import { moved, seenThrough } from '../articles/cover-parts.ts'
import { placed } from '../drawing.ts'
import { drawHeroAfter } from '../hero.ts'
import { drawStyle } from '../styles/draw-style.ts'
import { INK, LINE, PAPER, sheet } from './sheet.ts'

const FIBRE = { left: 60, right: 660, half: 62 }

/** Two hairs, enlarged: scales that lie flat above, raised below, with what is inside laid open at the right. */
export const drawFibres = (): string => sheet(fibre(102, 0), fibre(278, 15))

function fibre(y: number, raised: number): string {
  const { left, right, half } = FIBRE
  const cut = right - 170
  const scales = Array.from({ length: 11 }, (_, rank) => left + 16 + rank * 38)
  const body = `<rect x="${left}" y="${y - half}" width="${cut - left}" height="${2 * half}" rx="18" fill="#A97A52"/>`
  const cortex = `<rect x="${cut - 20}" y="${y - half + 13}" width="${right - cut - 40}" height="${2 * half - 26}" rx="14" fill="#DDB262"/>`
  const core = `<rect x="${cut - 20}" y="${y - 12}" width="${right - cut + 10}" height="24" rx="12" fill="#7A4F33"/>`
  const bundles = [-34, -24, 24, 34]
    .map(
      (off) =>
        `<path d="M${cut} ${y + off}H${right - 74}" stroke="#B58135" stroke-width="4" stroke-linecap="round"/>`,
    )
    .join('')
  const drawn = scales.map((x) => scale(x, y, raised)).join('')
  return cortex + bundles + core + body + drawn
}

function scale(x: number, y: number, raised: number): string {
  const { half } = FIBRE
  const edge = `<path d="M${x} ${y - half}q30 ${half} 0 ${2 * half}" fill="none" stroke="#5C3527" stroke-width="3"/>`
  if (raised === 0) return edge
  const tips = [-1, 1].map(
    (side) =>
      `<path d="M${x - 20} ${y + side * (half - 4)}L${x + 12} ${y + side * (half + raised)}L${x + 8} ${y + side * (half - 4)}Z" fill="#A97A52" stroke="#5C3527" stroke-width="2.5" stroke-linejoin="round"/>`,
  )
  return edge + tips.join('')
}

const FRAMES = [
  { x: 96, tint: '#EADDE3', style: 'carre_plongeant' },
  { x: 284, tint: '#FBEBD6', style: 'balayage_doux' },
  { x: 472, tint: '#DAE4EE', style: 'carre_frange' },
] as const

/** Three pictures at the mirror, the middle one taken. */
export const drawChoice = (): string =>
  sheet(
    ...FRAMES.map(({ x, tint, style }, rank) => {
      const isTaken = rank === 1
      const window = { x, y: isTaken ? 44 : 70, width: 152, height: 222, radius: 16 }
      const head = placed(drawStyle(style), { x: x - 20, y: window.y + 10, width: 192, height: 224 })
      const ground = `<rect x="${x}" y="${window.y}" width="152" height="222" fill="${tint}"/>`
      const line = `<rect x="${x}" y="${window.y}" width="152" height="222" rx="16" fill="none" stroke="${isTaken ? '#741F2D' : '#D7C6CC'}" stroke-width="${isTaken ? 5 : 3}"/>`
      return seenThrough(`choice${rank}`, window, ground + head) + line
    }),
    `<path d="M60 326H660" stroke="${LINE}" stroke-width="6" stroke-linecap="round"/>`,
    `<circle cx="360" cy="326" r="22" fill="#741F2D"/><path d="M350 326l7 8 14-16" fill="none" stroke="${PAPER}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  )

/** Taking, keeping, publishing: three agreements, each with its own box. */
export const drawAgreements = (): string =>
  sheet(
    ...[camera(), folder(), telephone()].map((drawn, rank) => {
      const x = 40 + rank * 220
      const card = `<rect x="${x}" y="46" width="200" height="288" rx="20" fill="${PAPER}" stroke="#D7C6CC" stroke-width="3"/>`
      const box = `<rect x="${x + 78}" y="262" width="44" height="44" rx="10" fill="none" stroke="${INK}" stroke-width="4"/>`
      const tick =
        rank < 2
          ? `<path d="M${x + 88} 284l9 10 17-20" fill="none" stroke="#276143" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`
          : ''
      return card + moved(`translate(${x + 100} 150)`, drawn) + box + tick
    }),
  )

const camera = (): string =>
  '<rect x="-66" y="-40" width="132" height="92" rx="16" fill="#574B85"/><rect x="-26" y="-58" width="52" height="26" rx="8" fill="#574B85"/><circle r="32" cy="6" fill="#FBEBD6"/><circle r="19" cy="6" fill="#2A1018"/>'
const folder = (): string =>
  '<path d="M-68 -44h52l14 18h70v78h-136z" fill="#D4773A"/><path d="M-68 -12h136v64h-136z" fill="#F3B27A"/>'
const telephone = (): string => {
  const face = placed(drawHeroAfter(), { x: -42, y: -58, width: 84, height: 98 })
  return `<rect x="-46" y="-76" width="92" height="148" rx="16" fill="#2A1018"/><rect x="-38" y="-62" width="76" height="112" rx="6" fill="#EADDE3"/>${seenThrough('telephone', { x: -38, y: -62, width: 76, height: 112, radius: 6 }, face)}`
}
