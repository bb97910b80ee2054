import { analyse } from '../src/analysis/analyse.ts'
import { makePlate } from '../src/plate/make-plate.ts'
import { shrinkAnalysis } from '../src/preview/shrink-analysis.ts'
import { stopwatch } from '../src/stopwatch.ts'
import { fitHead } from '../src/strands/fit-head.ts'
import type { Head } from '../src/strands/head/head.ts'
import { drawnPhoto } from './drawings.ts'

/** The head of a drawn portrait, fitted at the size of a preview. */
export async function drawnHead(): Promise<Head> {
  const found = await analyse(await drawnPhoto('carre'), stopwatch().timed)
  if (!found) throw new Error('no face')
  const analysis = await shrinkAnalysis(found, { w: 288, h: 384 })
  return fitHead(analysis, makePlate(analysis))
}
