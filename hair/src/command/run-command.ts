import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { analyse } from '../analysis/analyse.ts'
import type { Outcome } from '../contract.ts'
import { readPhoto } from '../files/read-photo.ts'
import { matteFaults } from '../matte/measures/matte-faults.ts'
import { matteStability } from '../measure/matte-stability.ts'
import { measure } from '../measure/measure.ts'
import { type Stopwatch, stopwatch, wallClock } from '../stopwatch.ts'
import { transform } from '../transform.ts'
import { readArguments, type Wish } from './read-arguments.ts'
import { FAULTS, WHY, whatWasDone } from './words.ts'

/** One line about one picture, ready to be printed. */
export type Line = { made: boolean } & Record<string, unknown>

/** Makes one picture and says all about it, or why there is none. */
export async function runCommand(args: string[]): Promise<Line> {
  const started = wallClock()
  const watch = stopwatch()
  const wish = readArguments(args)
  for (const file of [wish.out, wish.before]) if (file) await mkdir(path.dirname(file), { recursive: true })
  const options = { tool: 'hair', beforeFile: wish.before, watch }
  const outcome = await transform(wish.recipe, wish.out, options)
  const said = outcome.made ? await made(outcome, wish, watch) : await refused(outcome, watch)
  const seconds = Object.fromEntries(
    [...Object.entries(watch.stages), ['total', wallClock() - started] as const].map(([stage, ms]) => [
      stage,
      ms / 1000,
    ]),
  )
  return roundNumbers({ ...said, seconds, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) })
}

async function made(outcome: Extract<Outcome, { made: true }>, wish: Wish, watch: Stopwatch): Promise<Line> {
  const { recipe, file, width, height, confidence } = outcome
  const { photo, style, technique, tone, look, seed, colour } = recipe
  const done = { made: true, done: whatWasDone(recipe), photo, file, width, height }
  const how = { style, technique, tone, colour, look, seed, confidence }
  return wish.isQuick ? { ...done, ...how } : { ...done, ...how, measures: await measured(outcome, watch) }
}

/** Measured on the file, as everybody will see it. */
async function measured({ recipe, file, height }: Extract<Outcome, { made: true }>, { timed }: Stopwatch) {
  const analysis = await analyse(recipe.photo, timed)
  if (!analysis) throw new Error(`Expected the analysis this picture was made from: ${recipe.photo}`)
  return timed('measures', async () => ({
    ...(await measure(analysis, await readPhoto(file, height), recipe)),
    matteStability: await matteStability(analysis.picture, analysis.matte),
  }))
}

async function refused(
  { reason, recipe }: Extract<Outcome, { made: false }>,
  { timed }: Stopwatch,
): Promise<Line> {
  const why = { made: false, reason, why: WHY[reason], photo: recipe.photo }
  if (reason !== 'matte_untrusted') return why
  const analysis = await analyse(recipe.photo, timed)
  if (!analysis) return why
  const { masks, measures } = analysis
  const faults = matteFaults(masks.quality, measures).map((fault) => FAULTS[fault])
  return { ...why, faults, confidence: masks.quality.score }
}

/** The same shape with every number at most `digits` after the point: a line is read by people too. */
function roundNumbers<T>(value: T, digits = 3): T {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'number' ? Number(part.toFixed(digits)) : part,
    ),
  ) as T
}
