import path from 'node:path'
import sharp from 'sharp'
import type { ColourOptions, Recipe, Technique } from '../src/contract.ts'
import { transform } from '../src/transform.ts'
import { type Drawing, drawnPhoto, outFile, type Pixels } from './drawings.ts'

/** A drawn portrait, what is done to it, and the picture kept of the result: `golden/<name>.webp`. */
export interface Golden {
  name: string
  drawing: Drawing
  technique: Technique
  tone: string
  colour?: ColourOptions
  /** The drawing whose hair is transplanted. */
  look?: Drawing
}

/** Every technique, and every way to lay a colour. */
export const GOLDENS: readonly Golden[] = [
  { name: 'copper', drawing: 'avant', technique: 'colour', tone: '7.44' },
  { name: 'black', drawing: 'avant', technique: 'colour', tone: '1.0' },
  { name: 'balayage', drawing: 'avant', technique: 'balayage', tone: '8.34' },
  { name: 'waves', drawing: 'avant', technique: 'waves', tone: '7.44' },
  { name: 'lob', drawing: 'avant', technique: 'lob', tone: '8.3' },
  { name: 'bob', drawing: 'avant', technique: 'bob', tone: '4.0' },
  // no model: a drawing loses half its brows, and its flat neck leaves the plate nothing to go by; refused to customers, kept to notice a change
  { name: 'look', drawing: 'avant', technique: 'look', tone: '5.6', look: 'carre' },
  { name: 'pastel', drawing: 'lob', technique: 'colour', tone: 'pastel:rose' },
  { name: 'grey', drawing: 'lob', technique: 'colour', tone: 'gris' },
  { name: 'ombre', drawing: 'lob', technique: 'colour', tone: '9.1', colour: { where: 'ombre' } },
  { name: 'highlights', drawing: 'lob', technique: 'colour', tone: '10.3', colour: { where: 'highlights' } },
  { name: 'roots', drawing: 'lob', technique: 'colour', tone: '6.66', colour: { where: 'roots' } },
  { name: 'toner', drawing: 'lob', technique: 'colour', tone: '7.44', colour: { strength: 0.4 } },
  { name: 'gloss', drawing: 'lob', technique: 'gloss', tone: '2.0' },
  { name: 'volume', drawing: 'carre', technique: 'volume', tone: '7.3' },
]

const SIZE = { w: 240, h: 320 }

export const goldenFile = (name: string): string => path.join(import.meta.dirname, 'golden', `${name}.webp`)

/** Makes the picture anew and reduces it to the size that is kept. */
export async function makeGolden({ drawing, look, colour, technique, tone }: Golden): Promise<Pixels> {
  const recipe: Recipe = {
    photo: await drawnPhoto(drawing),
    style: technique,
    technique,
    tone,
    variation: { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 },
    look: look ? await drawnPhoto(look, { background: '#dcefe4' }) : null,
    seed: 1,
    ...(colour && { colour }),
  }
  const file = outFile()
  const outcome = await transform(recipe, file, { tool: 'golden', evenUnfit: true })
  if (!outcome.made) throw new Error(`Expected a picture, got ${outcome.reason}`)
  return reduced(file)
}

export const readGolden = (name: string): Promise<Pixels> => reduced(goldenFile(name))

/** Nearly lossless: what is compared is the engine, not the codec. */
export const writeGolden = async (name: string, { data, w, h }: Pixels): Promise<number> => {
  const raw = { width: w, height: h, channels: 3 as const }
  const { size } = await sharp(data, { raw })
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(goldenFile(name))
  return size
}

async function reduced(file: string): Promise<Pixels> {
  const { data } = await sharp(file)
    .resize(SIZE.w, SIZE.h)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...SIZE, data: new Uint8Array(data) }
}
