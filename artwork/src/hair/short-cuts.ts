import type { Guides } from '../geometry/guides.ts'
import { points } from '../geometry/points.ts'
import { drawBand } from './band.ts'
import type { Haircut } from './haircut.ts'

const NAPE: Guides = [
  points('240 110, 200 150, 184 220, 188 280, 204 322'),
  points('238 92, 172 104, 149 168, 156 242, 192 318'),
]
const FAR_SIDE: Guides = [
  points('210 112, 262 122, 294 158, 304 200, 303 236'),
  points('212 98, 268 99, 308 140, 316 190, 310 246'),
  points('216 82, 278 80, 322 124, 332 182, 317 250'),
]
const NEAR_SIDE: Guides = [
  points('208 112, 190 132, 178 166, 174 204, 177 236'),
  points('222 96, 186 106, 164 150, 161 200, 169 244'),
  points('236 80, 184 84, 152 126, 148 188, 163 250'),
]
const SWEEP: Guides = [
  points('198 110, 208 132, 228 160, 252 184, 276 198'),
  points('204 98, 228 108, 260 142, 283 182, 300 214'),
  points('214 82, 254 80, 296 110, 314 160, 311 226'),
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
