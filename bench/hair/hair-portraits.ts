/**
 * Changes the hair on portraits and measures each picture; one line of JSON each. For the benchmark `hair`:
 *   node bench/hair/hair-portraits.ts LIMIT PORTRAIT... [-- LOOK...]
 * Every portrait is recoloured; then one of the other techniques is tried on it, each in its turn.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { analyse } from '@app/hair/analysis/analyse.ts'
import type { Outcome, Recipe, Technique } from '@app/hair/contract.ts'
import { readPhoto } from '@app/hair/files/read-photo.ts'
import { type MatteStability, matteStability } from '@app/hair/measure/matte-stability.ts'
import { type Measures, measure } from '@app/hair/measure/measure.ts'
import { processorClock, stopwatch } from '@app/hair/stopwatch.ts'
import { transform } from '@app/hair/transform.ts'

/** What one attempt came to. */
export interface PortraitLine {
  photo: string
  technique: Technique
  tone: string
  /** null: a picture was made. */
  refused: string | null
  /** Milliseconds of processor time per stage. */
  cpuMs: Record<string, number>
  measures?: Measures
  /** Of the portrait's matte; with the recolouring only. */
  stability?: MatteStability
}

/** The last line. */
export interface PeakLine {
  peakMb: number
}

const TONES = ['7.44', '5.6', '9.1', '2.0', '8.3', '6.35']
const TURNS: readonly Technique[] = ['balayage', 'gloss', 'volume', 'waves', 'lob', 'look']
const PLAIN = { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 }

const [limit = '0', ...files] = process.argv.slice(2)
const gap = files.indexOf('--')
const looks = gap < 0 ? [] : files.slice(gap + 1)
const portraits = (gap < 0 ? files : files.slice(0, gap)).slice(0, Number(limit) || undefined)
const folder = mkdtempSync(join(tmpdir(), 'bench-hair-'))

for (const [index, photo] of portraits.entries()) {
  console.error(`  ${index + 1} of ${portraits.length}: ${basename(photo)}`)
  const tone = TONES[index % TONES.length] ?? '7.44'
  if (await attempt(photo, index, 'colour', tone, null)) continue
  const technique = TURNS[index % TURNS.length] ?? 'balayage'
  const look = technique === 'look' ? (looks[Math.floor(index / TURNS.length) % looks.length] ?? null) : null
  if (technique !== 'look' || look) await attempt(photo, index, technique, tone, look)
}
rmSync(folder, { recursive: true, force: true })
printLine({ peakMb: process.resourceUsage().maxRSS / 1024 })

/** Makes one picture and says what came of it; gives the reason when there is none. */
async function attempt(
  photo: string,
  index: number,
  technique: Technique,
  tone: string,
  look: string | null,
): Promise<string | null> {
  const watch = stopwatch(processorClock)
  const recipe: Recipe = { photo, style: technique, technique, tone, variation: PLAIN, look, seed: index }
  const file = join(folder, 'after.jpg')
  const refused = await transform(recipe, file, { tool: 'bench', watch })
    .then(reasonOf)
    .catch((error: unknown) => `error: ${String(error)}`)
  const line: PortraitLine = { photo: basename(photo), technique, tone, refused, cpuMs: { ...watch.stages } }
  const analysis = refused === null ? await analyse(photo, watch.timed) : null
  if (analysis) {
    line.measures = await measure(analysis, await readPhoto(file, analysis.picture.h), recipe)
    if (technique === 'colour') line.stability = await matteStability(analysis.picture, analysis.matte)
  }
  printLine(line)
  return refused
}

function reasonOf(outcome: Outcome): string | null {
  return outcome.made ? null : outcome.reason
}

function printLine(line: PortraitLine | PeakLine): void {
  console.log(JSON.stringify(line))
}
