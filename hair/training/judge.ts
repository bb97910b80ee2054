/**
 * Judges the matte on the labelled portraits that were never trained on:
 *   node hair/training/judge.ts LABELS_FOLDER PHOTOS_FOLDER [NAME...]
 * LABELS_FOLDER holds what `draw-label.ts` wrote. Prints, per portrait, the intersection over union of the hair for
 * the classical and the learned word alone and for both, and the score the engine gives its own matte.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readPortrait } from '../src/analysis/analyse.ts'
import { HAIR, type Masks } from '../src/matte/masks.ts'
import { type Opinion, segment } from '../src/matte/segment.ts'
import { stopwatch } from '../src/stopwatch.ts'

const [labels, photos, ...asked] = process.argv.slice(2)
if (!labels || !photos) throw new Error('Expected LABELS_FOLDER PHOTOS_FOLDER [NAME...]')
const judged = (await readFile(path.join(import.meta.dirname, 'judged.txt'), 'utf8')).trim().split(/\s+/)
const names = asked.length ? asked : judged
const OPINIONS: Opinion[] = ['classical', 'learned', 'both']
const all: number[][] = []
for (const name of names) {
  const [folder, ...rest] = name.split('-')
  const photo = path.join(photos, folder, `${rest.join('-')}.jpg`)
  const portrait = await readPortrait(photo, stopwatch().timed)
  if (!portrait) throw new Error(`No face: ${photo}`)
  const truth = await sharp(path.join(labels, `${name}.classes.png`))
    .extractChannel(0)
    .raw()
    .toBuffer()
  const row: number[] = []
  let score = 0
  for (const opinion of OPINIONS) {
    const masks = await segment(portrait.picture, portrait.face, { opinion })
    row.push(overlapWith(truth, masks))
    score = masks.quality.score
  }
  all.push(row)
  console.log(name.padEnd(24), row.map((iou) => iou.toFixed(3)).join('  '), ` score ${score.toFixed(2)}`)
}
console.log('portrait'.padEnd(24), OPINIONS.join('  '))
const told = (line: string, of: (column: number[]) => string) =>
  console.log(line.padEnd(24), OPINIONS.map((_, k) => of(all.map((row) => row[k]))).join('  '))
told('mean', (ious) => (ious.reduce((sum, iou) => sum + iou, 0) / ious.length).toFixed(3))
told('median', (ious) => ious.sort((a, b) => a - b)[ious.length >> 1].toFixed(3))
told('at least 0.90', (ious) => `${ious.filter((iou) => iou >= 0.9).length} of ${ious.length}`)
told('below 0.80', (ious) => `${ious.filter((iou) => iou < 0.8).length} of ${ious.length}`)
process.exit(0)

function overlapWith(truth: Buffer, masks: Masks): number {
  let both = 0
  let either = 0
  masks.shares[HAIR].forEach((share, i) => {
    const found = share > 0.5
    const real = truth[i] === HAIR
    if (found && real) both++
    if (found || real) either++
  })
  return both / Math.max(1, either)
}
