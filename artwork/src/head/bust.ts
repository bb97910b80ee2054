import type { Drawing } from '../drawing.ts'
import { short } from '../geometry/path.ts'
import { type Garment, garmentShapes } from './garment.ts'

/** Neck, shoulders, collarbones and what is worn. */
export function drawBust(drawing: Drawing, garment: Garment, width: number): void {
  const { skin } = drawing
  drawing.add(
    `<g transform="translate(${short(240 - 240 * width)} 0) scale(${width} 1)">`,
    `<path d="M207 318C210 356 208 380 199 394C178 412 126 422 90 446C66 464 54 506 50 560L48 900L432 900L430 560C426 506 414 464 390 446C354 422 302 412 281 394C272 380 270 356 273 318Z" fill="${skin.base}"/>`,
    `<path d="M208 330C222 352 232 360 242 360C256 360 266 346 272 332C271 352 272 372 275 384C262 402 236 404 218 380C211 368 210 348 208 330Z" fill="${skin.shade}" opacity=".62"/>`,
    `<g fill="none" stroke="${skin.line}" stroke-linecap="round" stroke-width="1.6" opacity=".4"><path d="M226 452C206 440 170 438 128 452"/><path d="M254 452C274 440 310 438 352 452"/></g>`,
    garmentShapes(garment),
    '</g>',
  )
}
