import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Analysis, analyse } from '../src/analysis/analyse.ts'
import { parseTone } from '../src/colour/tone.ts'
import { placeOf } from '../src/command/read-arguments.ts'
import type { Recipe } from '../src/contract.ts'
import { readPhoto } from '../src/files/read-photo.ts'
import type { Picture } from '../src/pixels/picture.ts'
import { STYLE_RECIPES } from '../src/plan/styles.ts'
import { variationOf } from '../src/plan/variations.ts'
import { plateOf } from '../src/plate/plate-of.ts'
import { stopwatch } from '../src/stopwatch.ts'
import { transform } from '../src/transform.ts'
import { GRADED_TONES } from './graded-tones.ts'

/** One cell of a contact sheet; without a picture the label says why. */
export interface Cell {
  picture: Picture | null
  label: string
}

const GREEN = [40, 200, 90] as const

/** What a column shows of a photo that has been analysed. */
const VIEWS: Readonly<Record<string, (analysis: Analysis) => Picture>> = {
  before: ({ picture }) => picture,
  matte: ({ picture, matte }) => painted(picture, (i) => 255 * matte.alpha[i]),
  hair: ({ picture, matte: { alpha } }) =>
    painted(picture, (i, c) => alpha[i] * picture.data[i * 3 + c] + (1 - alpha[i]) * GREEN[c]),
  plate: (analysis) => plateOf(analysis).picture,
}

/** @param column see `contact-sheet.ts` */
export async function sheetCell(photo: string, column: string): Promise<Cell> {
  const view = VIEWS[column]
  if (!view) return made(photo, column)
  const analysis = await analyse(photo, stopwatch().timed)
  const name = path.parse(photo).name
  if (!analysis) return { picture: null, label: `${name}: no face` }
  return {
    picture: view(analysis),
    label: column === 'before' ? name : `${column} ${analysis.masks.quality.score.toFixed(2)}`,
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'sheet-'))

/** The same steps as an order takes, the file included. */
async function made(photo: string, column: string): Promise<Cell> {
  const recipe = recipeOf(photo, column)
  const short = column.replace(/=.*\//, '=')
  const file = path.join(folder, 'cell.jpg')
  const outcome = await transform(recipe, file, { tool: 'sheet' })
  if (!outcome.made) return { picture: null, label: `${outcome.reason}: ${short}` }
  return {
    picture: await readPhoto(file, outcome.height),
    label: `${short} ${outcome.confidence.toFixed(2)}`,
  }
}

/** One picture of a photo as a column asks for it. */
export function recipeOf(photo: string, column: string): Recipe {
  const [named, look = null] = column.split('=')
  const [style, place] = named.split('@')
  const where = placeOf(place)
  const technique = look ? 'look' : (STYLE_RECIPES.find(({ id }) => id === style)?.technique ?? 'colour')
  const tone = GRADED_TONES[style] ?? style
  const variation = variationOf(0, parseTone(tone).depth, 1)
  const colour = where ? { colour: { where } } : {}
  return { photo, style, technique, tone, variation, look, seed: 1, ...colour }
}

function painted({ w, h }: Picture, value: (pixel: number, channel: number) => number): Picture {
  return { w, h, data: Uint8Array.from({ length: w * h * 3 }, (_, k) => value((k / 3) | 0, k % 3)) }
}
