/**
 * Makes the first images of an order and tells how far apart their hair is; one line of JSON. For the benchmark `hair`:
 *   node bench/hair/hair-orders.ts STYLE IMAGES PHOTO...
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { analyse } from '@app/hair/analysis/analyse.ts'
import { checkPhoto } from '@app/hair/check/check-photo.ts'
import type { Recipe } from '@app/hair/contract.ts'
import { readPhoto } from '@app/hair/files/read-photo.ts'
import { judgePhoto } from '@app/hair/judge-photo.ts'
import type { CieLab } from '@app/hair/measure/colour-difference.ts'
import { orderSpread } from '@app/hair/measure/hair-measures.ts'
import { measure } from '@app/hair/measure/measure.ts'
import { planImages } from '@app/hair/plan/plan-images.ts'
import type { CheckedPhoto } from '@app/hair/plan/usable-photos.ts'
import { stopwatch } from '@app/hair/stopwatch.ts'
import { transform } from '@app/hair/transform.ts'
import { toneOf } from './tone-of-style.ts'

/** What one order came to. */
export interface OrderLine {
  order: string
  style: string
  /** Names of the photos, the cover first. */
  images: string[]
  /** Largest CIEDE2000 between the lengths of any two images. */
  spread: number
}

const [style = 'degrade_volume', wanted = '5', ...files] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'))
const made: { photo: string; lengths: CieLab }[] = []
for (const recipe of await planned()) {
  if (made.length === Number(wanted)) break
  const lengths = await lengthsOf(recipe)
  if (lengths) made.push({ photo: basename(recipe.photo), lengths })
}
rmSync(folder, { recursive: true, force: true })
const line: OrderLine = {
  order: basename(dirname(files[0] ?? '')),
  style,
  images: made.map(({ photo }) => photo),
  spread: orderSpread(made.map(({ lengths }) => lengths)),
}
console.log(JSON.stringify(line))

async function planned(): Promise<Recipe[]> {
  const photos: CheckedPhoto[] = []
  for (const file of files)
    photos.push({ file, report: await checkPhoto(file), judgement: await judgePhoto(file, [style]) })
  return planImages({ photos, style, tone: toneOf(style), seed: 1, looks: [] })
}

/** The hair of one image; null where it is refused. */
async function lengthsOf(recipe: Recipe): Promise<CieLab | null> {
  const file = join(folder, 'after.jpg')
  const { made: isMade } = await transform(recipe, file, { tool: 'bench' })
  const analysis = isMade ? await analyse(recipe.photo, stopwatch().timed) : null
  return analysis && (await measure(analysis, await readPhoto(file, analysis.picture.h), recipe)).lengths
}
