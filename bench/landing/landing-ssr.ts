import { fileURLToPath } from 'node:url'
import type { Benchmark } from '../figure.ts'
import { cpuMs, peakMemoryMb } from '../process/process-cost.ts'
import { idleShare } from '../rounds/idle.ts'
import { IDLE, validity } from '../rounds/validity.ts'
import { runToEnd } from '../run-to-end.ts'
import { LandingSamples } from './landing-samples.ts'
import { LANDINGS, type Landing, OUR_PAGE_AS_A_FILE, openAsAFile, openLandings, rounds } from './landings.ts'

const AUTOCANNON = fileURLToPath(new URL('../peers/node_modules/autocannon/autocannon.js', import.meta.url))
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 10
const TIMES_A_FILE = 1.5
const TIMES_THE_PLAIN_PAGE = 1.5
const SERVED = [...LANDINGS, OUR_PAGE_AS_A_FILE] as const
const SHARE_OF_NEXT = 0.05
const START_SHARE_OF_NEXT = 0.3
const CPU = 'processor time per request'
const START = 'start to the first page'

/** The part of an autocannon report that is read. */
interface Report {
  requests: { total: number; average: number }
  latency: { p99: number }
  non2xx: number
}

export const landingSsr: Benchmark = {
  name: 'landing-ssr',
  measures: `${CONNECTIONS} connections asking for / again and again, compressed`,
  run: async ({ short }) => {
    const landings = await openLandings()
    const samples = new LandingSamples()
    for (const { name, answeredAfterMs } of landings) samples.add(name, START, answeredAfterMs)
    landings.push(await openAsAFile(`${landings[0]?.url}/`))
    for (const landing of rounds(landings, short ? 1 : ROUNDS)) await ask(landing, samples)
    for (const { name, pid } of landings) samples.add(name, 'peak memory', peakMemoryMb(pid))
    for (const landing of landings) await landing.close()
    return [
      ...samples.figures(SERVED, CPU, 'µs'),
      samples.ratio(CPU, [OUR_PAGE_AS_A_FILE], TIMES_A_FILE),
      samples.ratio(CPU, ['plain page'], TIMES_THE_PLAIN_PAGE),
      samples.ratio(CPU, ['Next'], SHARE_OF_NEXT),
      ...samples.figures(SERVED, 'requests', '/s'),
      ...samples.figures(SERVED, '99 in 100 within', 'ms'),
      ...samples.figures(LANDINGS, START, 'ms'),
      samples.ratio(START, ['Next'], START_SHARE_OF_NEXT),
      ...samples.figures(SERVED, 'peak memory', 'MB'),
      ...validity(
        SERVED.map((name) => `${name}: ${CPU}`),
        samples.all,
      ),
    ]
  },
}

async function ask({ name, url, pid }: Landing, samples: LandingSamples): Promise<void> {
  samples.all.add(IDLE, await idleShare())
  const before = cpuMs(pid)
  const { stdout, stderr } = await runToEnd(process.execPath, [
    ...[AUTOCANNON, '-c', `${CONNECTIONS}`, '-d', `${SECONDS}`],
    ...['-H', 'accept-encoding=br, gzip', '--json', url],
  ])
  const spent = cpuMs(pid) - before
  const report: Report = JSON.parse(stdout || '{}')
  if (!report.requests?.total || report.non2xx > 0) throw new Error(`${url} failed under load: ${stderr}`)
  samples.add(name, CPU, (spent * 1000) / report.requests.total)
  samples.add(name, 'requests', report.requests.average)
  samples.add(name, '99 in 100 within', report.latency.p99)
}
