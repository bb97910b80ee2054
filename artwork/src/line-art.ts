import { Drawing } from './drawing.ts'
import { DRAWN_STYLES } from './styles/drawn-styles.ts'

const FACE = [
  'M177 250C182 296 192 318 206 333C218 347 228 354 240 354C252 354 262 347 274 333C288 318 298 296 303 250',
  'M209 338C211 366 208 382 199 394C178 412 132 420 98 442',
  'M271 338C269 366 272 382 281 394C302 412 348 420 382 442',
  'M187 221C198 210 217 209 228 217',
  'M293 221C282 210 263 209 252 217',
  'M193 241C202 252 219 253 229 243',
  'M287 241C278 252 261 253 251 243',
  'M198 246L193 250M206 249L203 254',
  'M282 246L287 250M274 249L277 254',
  'M250 258C252 266 254.5 274 253.5 281C252 288 246 291 240.5 291',
  'M217 311C226 306 234 303 240 307C246 303 254 306 263 311C256 324 249 329 240 329C231 329 224 324 217 311C228 315 252 315 263 311',
]

/** Line art: the face first, then the hair, each line numbered so that it can be drawn in step with progress. */
export function drawLineArt(): string {
  const drawing = new Drawing({ id: 'line', seed: 3, lineArt: true })
  drawing.add('<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round">')
  for (const d of FACE)
    drawing.add(`<path class="w" pathLength="1" style="--i:${drawing.nextStrand()}" d="${d}"/>`)
  drawing.add('</g>')
  DRAWN_STYLES.ondulations_soleil.haircut().front(drawing)
  return drawing.toSvg()
}
