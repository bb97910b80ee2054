/**
 * Draws every graded picture anew, as her first image would be, and writes what is known of each before it is made into
 * `grades.csv`. The grades stay: they hold until somebody has looked.
 *   node hair/training/redraw-graded.ts PORTRAITS OUT [STYLE,STYLE…]      # 10 s of processor for a picture
 * PORTRAITS has the folders that the names begin with (women, women-2, looks, men, same-person); OUT gets
 * `photo-style.png`, 960 × 1280. With styles named, only those are drawn, and nothing else is written.
 */
import { globSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Analysis, analyse } from '../src/analysis/analyse.ts'
import { changeOwnHair } from '../src/cut/reshape/change-own-hair.ts'
import { fitnessTraits } from '../src/fitness/fitness-traits.ts'
import type { Picture } from '../src/pixels/picture.ts'
import { NEEDS_PLATE, plateOf } from '../src/plate/plate-of.ts'
import { stopwatch } from '../src/stopwatch.ts'
import { drawGrown } from '../src/strands/grow-on-photo.ts'
import { type KeptGrade, keptGrades, writeKeptGrades } from '../test/kept-grades.ts'
import { recipeOf } from '../test/sheet-cell.ts'

const [portraits, out, only] = process.argv.slice(2)
if (!portraits || !out) throw new Error('Expected PORTRAITS OUT [STYLE,STYLE…]')
const styles = only?.split(',')
mkdirSync(out, { recursive: true })
const files = globSync('**/*.{jpg,png,webp}', { cwd: portraits })
const redrawn: KeptGrade[] = []
for (const [photo, grades] of Map.groupBy(keptGrades(), (grade) => grade.photo)) {
  const wanted = grades.filter(({ style }) => styles?.includes(style) ?? true)
  if (wanted.length === 0) continue
  const analysis = await analyse(fileOf(photo), stopwatch().timed)
  if (!analysis) throw new Error(`Expected a face in ${photo}`)
  for (const grade of wanted) {
    const { picture, bared } = await draw(analysis, grade)
    if (picture) await write(picture, path.join(out, `${photo}-${grade.style}.png`))
    redrawn.push({ ...grade, ...fitnessTraits(analysis, bared) })
  }
  console.log(photo)
}
if (!styles) writeKeptGrades(redrawn)

/** `women-2-faker-01` is `women-2/faker-01.jpg`; folders within the first do not show in the name. */
function fileOf(photo: string): string {
  const found = files.find((file) => {
    const [top] = file.split(path.sep)
    return photo === `${top}-${path.parse(file).name}`
  })
  if (!found) throw new Error(`Expected a photo of ${photo} in ${portraits}`)
  return path.join(portraits, found)
}

async function draw(analysis: Analysis, grade: KeptGrade) {
  const { technique } = grade
  const recipe = { ...recipeOf(grade.photo, grade.style), technique }
  if (technique === 'strands') {
    const { picture, measures } = drawGrown(analysis, plateOf(analysis), recipe)
    return { picture, bared: measures.bared }
  }
  const plate = NEEDS_PLATE.has(technique) ? plateOf(analysis) : null
  const made = await changeOwnHair(analysis, recipe, { plate, timed: stopwatch().timed })
  return { picture: typeof made === 'string' ? null : made.picture, bared: 0 }
}

async function write({ data, w, h }: Picture, file: string): Promise<void> {
  await sharp(data, { raw: { width: w, height: h, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toFile(file)
}
