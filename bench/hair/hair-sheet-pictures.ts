import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, parse } from 'node:path'
import { checkPhoto } from '@app/hair/check/check-photo.ts'
import type { Recipe } from '@app/hair/contract.ts'
import { readPhoto } from '@app/hair/files/read-photo.ts'
import { judgePhoto } from '@app/hair/judge-photo.ts'
import { offeredStyles } from '@app/hair/plan/offered-styles.ts'
import { planImages } from '@app/hair/plan/plan-images.ts'
import { STYLE_IDS, STYLE_RECIPES } from '@app/hair/plan/styles.ts'
import { type CheckedPhoto, usablePhotos } from '@app/hair/plan/usable-photos.ts'
import { transform } from '@app/hair/transform.ts'
import { drawSheet } from '../../hair/test/draw-sheet.ts'
import { type GradedPicture, keepGrades, readGrades, writeGrades } from '../../hair/test/grades.ts'
import { type Cell, recipeOf, sheetCell } from '../../hair/test/sheet-cell.ts'
import { toneOf } from './tone-of-style.ts'

/** What the sheets are to show, and where they go. */
export interface Sheets {
  photos: readonly string[]
  /** Ids of styles, or tones (`7.44`, `9.1@ombre`); all on offer by default. */
  styles?: string[]
  folder: string
  /** The file of grades: those given before are kept. */
  grades: string
  /** Also write every picture as it would be delivered, into `pictures/`. */
  full: boolean
}

/** A photo and five styles fill a line; a sheet is about 1600 × 1420 pixels. */
const ACROSS = 6
const DOWN = 4
const CELL = { w: 264, h: 352 }

/**
 * Makes every picture as an order would, the first of its plan, and lays them out: a line for each photo, the photo
 * first. Sheets and grades are written as the run goes: it may be stopped anywhere.
 */
export async function drawSheets({ photos, styles, folder, grades, full }: Sheets): Promise<void> {
  const pictures = full ? join(folder, 'pictures') : mkdtempSync(join(tmpdir(), 'sheets-'))
  for (const each of [folder, pictures]) mkdirSync(each, { recursive: true })
  const before = existsSync(grades) ? readGrades(readFileSync(grades, 'utf8')) : []
  const wanted = styles ?? [...new Set(STYLE_RECIPES.map(({ id }) => id))]
  const made: GradedPicture[] = []
  let rows: Cell[][] = []
  let sheets = 0
  const finishSheet = async () => {
    sheets += 1
    const file = join(folder, `sheet-${String(sheets).padStart(2, '0')}.jpg`)
    await (await drawSheet(rows, CELL)).jpeg({ quality: 88 }).toFile(file)
    console.error(`  ${file}`)
    rows = []
  }
  for (const [index, photo] of photos.entries()) {
    console.error(`  ${index + 1} of ${photos.length}: ${basename(photo)}`)
    const cells = [await sheetCell(photo, 'before')]
    for (const style of wanted) {
      const { cell, ...picture } = await attempt(photo, style, pictures)
      cells.push(cell)
      made.push(picture)
    }
    const lines = inLines(cells)
    if (rows.length > 0 && rows.length + lines.length > DOWN) await finishSheet()
    rows.push(...lines)
    writeFileSync(grades, writeGrades(keepGrades(made, before)))
  }
  if (rows.length > 0) await finishSheet()
  if (!full) rmSync(pictures, { recursive: true, force: true })
}

const inLines = (cells: Cell[]): Cell[][] =>
  Array.from({ length: Math.ceil(cells.length / ACROSS) }, (_, k) =>
    cells.slice(k * ACROSS, (k + 1) * ACROSS),
  )

/** One picture, or why there is none. */
async function attempt(
  photo: string,
  style: string,
  folder: string,
): Promise<GradedPicture & { cell: Cell }> {
  const name = parse(photo).name.replace(/\s+/g, '_')
  const file = join(folder, `${name}-${style.replace(/\W/g, '_')}.jpg`)
  const recipe = STYLE_IDS.includes(style) ? await plannedRecipe(photo, style) : recipeOf(photo, style)
  const outcome =
    typeof recipe === 'string' ? recipe : await transform(recipe, file, { tool: 'sheet', evenUnfit: true })
  const line = { photo: name, style, grade: null }
  if (typeof outcome === 'string' || !outcome.made) {
    const refused = typeof outcome === 'string' ? outcome : outcome.reason
    const cell = { picture: null, label: `${name} ${style}: ${refused}` }
    return { ...line, refused, confidence: null, print: '', cell }
  }
  const { confidence, height } = outcome
  const picture = await readPhoto(file, height)
  const print = createHash('sha256').update(picture.data).digest('hex').slice(0, 8)
  const cell = { picture, label: `${name} ${style} ${confidence.toFixed(2)}` }
  return { ...line, refused: null, confidence, print, cell }
}

/** What an order of this style would begin with, were this her only photo; or why it would not. */
async function plannedRecipe(photo: string, style: string): Promise<Recipe | string> {
  const checked = await checkedPhoto(photo)
  const order = { photos: [checked], style, tone: toneOf(style), seed: 1, looks: [] }
  const [recipe] = offeredStyles([]).includes(style) ? planImages(order) : []
  if (recipe) return recipe
  // What is not sold is graded too: who draws it better wants to know.
  if (usablePhotos([checked]).length > 0) return recipeOf(photo, style)
  return checked.judgement?.fault ?? checked.report.verdicts.join('+')
}

let last: CheckedPhoto | null = null

/** Judged once for all styles. */
async function checkedPhoto(file: string): Promise<CheckedPhoto> {
  if (last?.file !== file) last = { file, report: await checkPhoto(file), judgement: await judgePhoto(file) }
  return last
}
