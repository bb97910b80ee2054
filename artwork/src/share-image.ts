import { placed, svgOf } from './drawing.ts'
import { drawFlow } from './flow.ts'
import { drawHeroAfter, drawHeroBefore } from './hero.ts'
import { drawLock } from './lock.ts'
import { strandsMark } from './logo.ts'

const LOCKS = ['1.0', '4.0', '5.6', '7.44', '8.3', '10.1'] as const
const CARD = { x: 646, y: 56, width: 486, height: 518 }

/** 1200 × 630 for links shared elsewhere: the mark, a row of locks, the before and after. No text: the name is configuration. */
export function drawShareImage(): string {
  const locks = LOCKS.map((tone, i) =>
    placed(drawLock(tone), { x: 92 + i * 78, y: 392, width: 64, height: 84 }),
  )
  return svgOf(
    '0 0 1200 630',
    `<rect width="1200" height="630" fill="#FBF7F8"/>${placed(drawFlow('hero'), { x: -60, y: -160, width: 1320, height: 846 })}<g transform="translate(214 92) scale(8.4)">${strandsMark('#741F2D', 1.7)}</g>${locks.join('')}${beforeAndAfter()}`,
  )
}

/** The left half of one, the right half of the other, in a card. */
function beforeAndAfter(): string {
  const { x, y, width, height } = CARD
  const middle = x + width / 2
  const head = { x: x - 8, y: y - 18, width: width + 16, height: height + 62 }
  const half = (id: string, from: number) =>
    `<clipPath id="${id}"><rect x="${from}" y="${y}" width="${width / 2}" height="${height}"/></clipPath>`
  return (
    `<defs><clipPath id="card"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="34"/></clipPath>${half('left', x)}${half('right', middle)}` +
    '<radialGradient id="sun" cx=".7" cy=".2" r="1.1"><stop offset="0" stop-color="#FBEBD6"/><stop offset="1" stop-color="#F0C48E"/></radialGradient></defs>' +
    `<g clip-path="url(#card)"><g clip-path="url(#left)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#EADDE3"/>${placed(drawHeroBefore(), head)}</g>` +
    `<g clip-path="url(#right)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sun)"/>${placed(drawHeroAfter(), head)}</g>` +
    `<path d="M${middle} ${y}V${y + height}" stroke="#fff" stroke-width="3"/></g>`
  )
}
