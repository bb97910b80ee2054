import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { placed } from '../drawing.ts'
import { drawStyle } from '../styles/draw-style.ts'
import { cover, seenThrough } from './cover-parts.ts'

const BANDS: readonly { style: BaseStyleId; tint: string; zoom: number }[] = [
  { style: 'long_lisse', tint: '#EADDE3', zoom: 1.38 },
  { style: 'balayage_doux', tint: '#FBEBD6', zoom: 1.33 },
  { style: 'boucles_libres', tint: '#E9E3F5', zoom: 1.25 },
  { style: 'afro_naturel', tint: '#DAE4EE', zoom: 1.2 },
]
const WIDTH = 300

/** « Coupe et texture »: straight, wavy, curly and coily, side by side. */
export const drawFourTextures = (): string =>
  cover(
    ...BANDS.map(({ style, tint, zoom }, rank) => {
      const [width, height] = [480 * zoom, 560 * zoom]
      const x = rank * WIDTH
      const head = placed(drawStyle(style), {
        x: x + (WIDTH - width) / 2,
        y: 900 - height + 26,
        width,
        height,
      })
      const tinted = `<rect x="${x}" width="${WIDTH}" height="900" fill="${tint}"/>${head}`
      return seenThrough(`band${rank}`, { x, y: 0, width: WIDTH, height: 900 }, tinted)
    }),
  )
