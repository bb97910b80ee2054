import { type HairColour, oneColour } from './colour/hair-light.ts'
import { PALETTES } from './colour/hair-palettes.ts'
import { SKINS } from './colour/skins.ts'
import { TONES, type Tone } from './colour/tones.ts'
import { Drawing } from './drawing.ts'
import type { Haircut } from './hair/haircut.ts'
import { drawBust } from './head/bust.ts'
import { drawEarrings } from './head/earrings.ts'
import { drawEars } from './head/ears.ts'
import { drawFace } from './head/face.ts'
import { FIRST_DRAWN } from './head/features.ts'
import type { Sitter } from './head/sitter.ts'

export interface Portrait {
  id: string
  sitter: Sitter
  haircut: Haircut
  colour: HairColour
  seed: number
}

export const inTone = (tone: Tone): HairColour => oneColour(PALETTES[TONES[tone]])

/** Hair behind, body, face, hair in front: any hair on any head. */
export function drawPortrait({ id, sitter, haircut, colour, seed }: Portrait): Drawing {
  const drawing = new Drawing({ id, colour, skin: SKINS[sitter.skin], seed })
  const features = { ...FIRST_DRAWN, ...sitter.features }
  drawing.light('', [0, 96], [0, 540])
  haircut.behind?.(drawing)
  drawBust(drawing, sitter.garment, features.shoulders)
  if (haircut.ears) drawEars(drawing)
  drawFace(drawing, features, sitter)
  if (haircut.shadow) drawHairShadow(drawing)
  haircut.front(drawing)
  if (sitter.earrings) drawEarrings(drawing, sitter.earrings)
  return drawing
}

/** The soft shade the hair throws on the forehead. */
function drawHairShadow(drawing: Drawing): void {
  drawing.add(
    `<path d="M178 196C184 160 206 140 240 134C274 140 296 160 302 196C296 172 276 154 240 148C204 154 184 172 178 196Z" fill="${drawing.skin.shade}" opacity=".5"/>`,
  )
}
