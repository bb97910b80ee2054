import type { Tone } from '../colour/tones.ts'
import { placed } from '../drawing.ts'
import { drawHeroAfter, drawHeroBefore } from '../hero.ts'
import { drawLock } from '../lock.ts'
import { cover, ground, moved, seenThrough } from './cover-parts.ts'

const SCREEN = { x: 0, y: 0, width: 470, height: 588 }
const MIDDLE = SCREEN.width / 2
/** Laid on the table around the tablet. */
const LOCKS: readonly { tone: Tone; place: string }[] = [
  { tone: '6.1', place: 'translate(120 250) rotate(-24)' },
  { tone: '4.3', place: 'translate(176 560) rotate(14)' },
  { tone: '7.44', place: 'translate(946 196) rotate(18)' },
  { tone: '8.34', place: 'translate(1000 430) rotate(-10)' },
  { tone: '5.6', place: 'translate(920 610) rotate(30)' },
]

/** « Montrer avant de couper »: a tablet that compares before and after, and the shades at hand. */
export const drawTablet = (): string =>
  cover(
    ground('salon', '#E9E3F5', '#F4EBEF'),
    ...LOCKS.map(({ tone, place }) =>
      moved(place, placed(drawLock(tone), { x: 0, y: 0, width: 108, height: 142 })),
    ),
    moved('translate(378 140) rotate(-3 235 294)', tablet()),
  )

const tablet = (): string =>
  [
    '<rect x="-22" y="-10" width="520" height="646" rx="44" fill="#2A1018" opacity=".14"/>',
    '<rect x="-28" y="-28" width="526" height="644" rx="42" fill="#2A1018"/>',
    seenThrough('screen', { ...SCREEN, radius: 18 }, halves()),
    `<path d="M${MIDDLE} 0V588" stroke="#fff" stroke-width="4"/>`,
    `<circle cx="${MIDDLE}" cy="440" r="32" fill="#fff"/>`,
    `<path d="M${MIDDLE - 7} 429l-11 11 11 11M${MIDDLE + 7} 429l11 11-11 11" fill="none" stroke="#741F2D" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('')

const HEAD = { x: -30, y: -16, width: 530, height: 618 }

const halves = (): string =>
  side('left', { x: 0, tint: '#EADDE3' }, drawHeroBefore()) +
  side('right', { x: MIDDLE, tint: '#F0C48E' }, drawHeroAfter())

const side = (id: string, { x, tint }: { x: number; tint: string }, portrait: string): string =>
  seenThrough(
    `side-${id}`,
    { x, y: 0, width: MIDDLE, height: SCREEN.height },
    `<rect x="${x}" width="${MIDDLE}" height="${SCREEN.height}" fill="${tint}"/>${placed(portrait, HEAD)}`,
  )
