import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import playwright from '../../journeys/playwright.config.ts'
import type { Benchmark } from '../figure.ts'
import { runToEnd } from '../run-to-end.ts'
import { LandingSamples } from './landing-samples.ts'
import { LANDINGS, type Landing, openLandings, rounds } from './landings.ts'

const LIGHTHOUSE = fileURLToPath(new URL('../peers/node_modules/lighthouse/cli/index.js', import.meta.url))
const ROUNDS = 5
const PEERS = ['Vite', 'Next'] as const
const TIMES_THE_PLAIN_PAGE = 1.5
const SHARE_OF_THE_BEST_PEER = 0.45
const PAINTED = 'largest contentful paint'

/** The part of a Lighthouse report that is read. */
interface Report {
  categories: Record<'performance' | 'accessibility', { score: number }>
  audits: Record<string, { numericValue: number }>
}

export const landingLcp: Benchmark = {
  name: 'landing-lcp',
  measures: 'Lighthouse, mobile preset, simulated slow 4G, fresh profile each time',
  run: async ({ short }) => {
    const landings = await openLandings()
    const samples = new LandingSamples()
    for (const landing of rounds(landings, short ? 1 : ROUNDS)) await audit(landing, samples)
    for (const landing of landings) await landing.close()
    return [
      ...samples.figures(LANDINGS, PAINTED, 'ms'),
      samples.ratio(PAINTED, ['plain page'], TIMES_THE_PLAIN_PAGE),
      samples.ratio(PAINTED, PEERS, SHARE_OF_THE_BEST_PEER),
      ...samples.figures(LANDINGS, 'total blocking time', 'ms'),
      ...samples.figures(LANDINGS, 'cumulative layout shift', ''),
      ...samples.figures(LANDINGS, 'performance score', ''),
      ...samples.figures(LANDINGS, 'accessibility score', ''),
    ]
  },
}

async function audit({ name, url }: Landing, samples: LandingSamples): Promise<void> {
  const { categories, audits } = await lighthouse(url)
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  samples.add(name, PAINTED, value('largest-contentful-paint'))
  samples.add(name, 'total blocking time', value('total-blocking-time'))
  samples.add(name, 'cumulative layout shift', value('cumulative-layout-shift'))
  samples.add(name, 'performance score', categories.performance.score)
  samples.add(name, 'accessibility score', categories.accessibility.score)
}

async function lighthouse(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const path = join(folder, 'report.json')
  const { executablePath = '', args = [] } = playwright.use?.launchOptions ?? {}
  const flags = ['--headless=new', `--user-data-dir=${join(folder, 'profile')}`, ...args].join(' ')
  const { status, stderr } = await runToEnd(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${path}`,
      '--only-categories=performance,accessibility',
      `--chrome-flags=${flags}`,
    ],
    { env: { CHROME_PATH: executablePath } },
  )
  if (status !== 0) throw new Error(`Lighthouse could not read ${url}: ${stderr}`)
  const report: Report = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  return report
}
