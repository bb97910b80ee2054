/**
 * Colours the same portraits over and over and says what it costs by then; one line of JSON at each milestone.
 * For the benchmark `hair`:  node --expose-gc bench/hair/hair-endurance.ts PORTRAIT...
 * Every fifth picture is of another portrait, so that with more than two analyses come and go as in an order.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processorClock } from '@app/hair/stopwatch.ts'
import { transform } from '@app/hair/transform.ts'

export interface Milestone {
  pictures: number
  /** Resident memory after a collection. */
  mb: number
  /** The most so far. */
  peakMb: number
  /** Mean processor time of a picture since the milestone before. */
  cpuMs: number
}

const MILESTONES = [50, 100, 200]
const PICTURES_PER_PORTRAIT = 5
const TONES = ['7.44', '5.6', '9.1', '2.0', '8.3']

const portraits = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'bench-hair-'))
let last = { pictures: 0, at: processorClock() }
for (let done = 0; done < Math.max(...MILESTONES); done++) {
  const photo = portraits[Math.floor(done / PICTURES_PER_PORTRAIT) % portraits.length] ?? ''
  const tone = TONES[done % TONES.length] ?? '7.44'
  const variation = { depth: 0, reflect: 1, roots: 0.3, balayage: 0.15, shape: 1 }
  const recipe = {
    photo,
    style: 'colour',
    technique: 'colour',
    tone,
    variation,
    look: null,
    seed: done,
  } as const
  await transform(recipe, join(folder, 'after.jpg'), { tool: 'bench' })
  if (MILESTONES.includes(done + 1)) printMilestone(done + 1)
}
rmSync(folder, { recursive: true, force: true })

function printMilestone(pictures: number): void {
  globalThis.gc?.()
  const at = processorClock()
  const cpuMs = (at - last.at) / (pictures - last.pictures)
  const mb = process.memoryUsage.rss() / 1024 / 1024
  const peakMb = process.resourceUsage().maxRSS / 1024
  const milestone: Milestone = { pictures, mb, peakMb, cpuMs }
  console.log(JSON.stringify(milestone))
  last = { pictures, at }
}
