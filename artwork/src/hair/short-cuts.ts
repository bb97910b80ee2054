import type { Guides } from '../geometry/guides.ts'
import { drawBand } from './band.ts'
import type { Haircut } from './haircut.ts'

const NAPE: Guides = [
  [
    [240, 110],
    [200, 150],
    [184, 220],
    [188, 280],
    [204, 322],
  ],
  [
    [238, 92],
    [172, 104],
    [149, 168],
    [156, 242],
    [192, 318],
  ],
]
const FAR_SIDE: Guides = [
  [
    [210, 112],
    [262, 122],
    [294, 158],
    [304, 200],
    [303, 236],
  ],
  [
    [210, 98],
    [268, 100],
    [308, 140],
    [316, 190],
    [310, 246],
  ],
  [
    [210, 85],
    [278, 80],
    [322, 124],
    [333, 182],
    [318, 250],
  ],
]
const NEAR_SIDE: Guides = [
  [
    [208, 112],
    [190, 132],
    [178, 166],
    [174, 204],
    [177, 236],
  ],
  [
    [212, 100],
    [180, 112],
    [163, 154],
    [161, 200],
    [169, 244],
  ],
  [
    [216, 86],
    [172, 88],
    [149, 134],
    [147, 190],
    [163, 250],
  ],
]
const SWEEP: Guides = [
  [
    [198, 110],
    [208, 132],
    [228, 160],
    [252, 184],
    [276, 198],
  ],
  [
    [198, 100],
    [224, 112],
    [258, 144],
    [282, 182],
    [300, 214],
  ],
  [
    [202, 88],
    [248, 82],
    [294, 112],
    [314, 160],
    [311, 226],
  ],
]

/** Short all around, a long lock swept from the parting over one brow. */
export const pixie = (): Haircut => ({
  ears: true,
  shadow: true,
  behind(drawing) {
    for (const mirror of [false, true])
      drawBand(drawing, {
        guides: NAPE,
        strands: 14,
        mass: 'back',
        mirror,
        ragged: 0.1,
        tips: { count: 3, depth: 0.05 },
      })
  },
  front(drawing) {
    drawBand(drawing, {
      guides: FAR_SIDE,
      strands: 26,
      ragged: 0.12,
      stray: 4,
      tips: { count: 3, depth: 0.1 },
    })
    drawBand(drawing, {
      guides: NEAR_SIDE,
      strands: 26,
      ragged: 0.12,
      stray: 3,
      tips: { count: 3, depth: 0.1 },
    })
    drawBand(drawing, {
      guides: SWEEP,
      strands: 40,
      ragged: 0.16,
      stray: 4,
      phase: 0.7,
      tips: { count: 5, depth: 0.1 },
    })
  },
})
