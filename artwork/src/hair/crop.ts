import type { Drawing } from '../drawing.ts'
import type { Guides } from '../geometry/guides.ts'
import { drawBand } from './band.ts'
import type { Haircut } from './haircut.ts'

const SIDE: Guides = [
  [
    [206, 118],
    [188, 140],
    [177, 172],
    [174, 206],
    [177, 232],
  ],
  [
    [208, 104],
    [180, 118],
    [163, 156],
    [160, 200],
    [168, 240],
  ],
  [
    [214, 92],
    [176, 98],
    [154, 140],
    [151, 190],
    [164, 244],
  ],
]
const TOP: Guides = [
  [
    [176, 132],
    [188, 138],
    [204, 150],
    [222, 160],
    [238, 164],
  ],
  [
    [186, 106],
    [212, 112],
    [240, 130],
    [262, 152],
    [278, 178],
  ],
  [
    [206, 88],
    [250, 82],
    [290, 106],
    [306, 146],
    [303, 196],
  ],
]
const WAVE = { amplitude: 3.4, frequency: 2.2, from: 110 }

/** Bare nape, short sides, a lively top brushed across the forehead. */
export const crop = (): Haircut => ({
  ears: true,
  shadow: true,
  front(drawing) {
    drawSides(drawing)
    drawBand(drawing, {
      guides: TOP,
      strands: 48,
      wave: WAVE,
      phase: 0.4,
      ragged: 0.2,
      stray: 5,
      tips: { count: 8, depth: 0.16 },
    })
  },
})

function drawSides(drawing: Drawing): void {
  for (const mirror of [true, false])
    drawBand(drawing, {
      guides: SIDE,
      strands: 30,
      mirror,
      ragged: 0.16,
      stray: 2,
      tips: { count: 4, depth: 0.08 },
    })
}

const FADE: Guides = [
  [
    [190, 150],
    [182, 166],
    [177, 186],
    [175, 208],
    [176, 236],
  ],
  [
    [180, 128],
    [170, 148],
    [164, 176],
    [163, 206],
    [169, 240],
  ],
]
const FADED =
  'M176 238C172 214 174 184 190 152L240 120L240 96C196 94 164 122 159 168C157 198 160 222 168 242Z'
const QUIFF: Guides = [
  [
    [180, 142],
    [192, 146],
    [210, 150],
    [236, 152],
    [264, 150],
  ],
  [
    [172, 128],
    [190, 110],
    [222, 104],
    [258, 110],
    [290, 130],
  ],
  [
    [168, 138],
    [172, 96],
    [210, 68],
    [262, 70],
    [306, 118],
  ],
]

/** Faded sides, the top brushed up and over. */
export const quiff = (): Haircut => ({
  ears: true,
  shadow: false,
  front(drawing) {
    for (const mirror of [true, false]) {
      const flip = mirror ? ' transform="matrix(-1 0 0 1 480 0)"' : ''
      drawing.add(`<path d="${FADED}" fill="${drawing.colour.roots[1]}" opacity=".8"${flip}/>`)
      drawBand(drawing, {
        guides: FADE,
        strands: 26,
        mirror,
        ragged: 0.3,
        stray: 1,
        widths: [0.7, 1.5],
        tips: { count: 3, depth: 0.05 },
      })
    }
    drawBand(drawing, {
      guides: QUIFF,
      strands: 44,
      wave: { amplitude: 2, frequency: 1.2, from: 60 },
      ragged: 0.14,
      stray: 3,
      tips: { count: 5, depth: 0.1 },
    })
  },
})
