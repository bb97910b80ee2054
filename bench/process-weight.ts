import { startPostgres } from '../server/src/testing/databases/postgres-server.ts'
import type { Benchmark, Figure } from './figure.ts'
import { type Landing, openLandings } from './landing/landings.ts'
import { emptyFolder, MeasuredApp } from './process/measured-app.ts'
import { cpuMs, memoryMb, peakMemoryMb } from './process/process-cost.ts'

const PAGES = 200
const SHORT_PAGES = 20
const TARGETS = { memory: 250, cpu: 2000 }

type Weighed = Pick<Landing, 'url' | 'pid' | 'close'>

export const processWeight: Benchmark = {
  name: 'process-weight',
  measures: `what a process holds and has used once it answers, and after ${PAGES} landing pages, before any picture`,
  run: async ({ short }) => {
    const pages = short ? SHORT_PAGES : PAGES
    const figures: Figure[] = []
    const folder = emptyFolder()
    figures.push(...(await weigh('embedded, empty folder', await ours(folder), pages)))
    const postgres = await startPostgres()
    // The first to come makes the tables.
    await (await ours(emptyFolder(), { DATABASE_URL: postgres.url })).close()
    for (const role of ['all', 'web'])
      figures.push(
        ...(await weigh(
          `PostgreSQL, ROLE=${role}`,
          await ours(emptyFolder(), { DATABASE_URL: postgres.url, ROLE: role }),
          pages,
        )),
      )
    await postgres.stop()
    const [next] = await openLandings(['Next'])
    if (next) figures.push(...(await weigh('Next', next, pages, {})))
    return figures
  },
}

async function ours(folder: string, env: Record<string, string> = {}): Promise<Weighed> {
  const app = await MeasuredApp.launch(folder, [], env)
  await app.untilAnswers((status) => status === 200)
  return { url: app.url, pid: app.process.pid ?? 0, close: () => app.close() }
}

async function weigh(
  who: string,
  { url, pid, close }: Weighed,
  pages: number,
  targets: Partial<typeof TARGETS> = TARGETS,
): Promise<Figure[]> {
  const cpu = cpuMs(pid)
  const memory = memoryMb(pid)
  for (let page = 0; page < pages; page += 1) await (await fetch(url)).arrayBuffer()
  const figures: Figure[] = [
    { what: `${who}: processor time until it answers`, value: cpu, unit: 'ms', ...aim(targets.cpu) },
    { what: `${who}: memory once it answers`, value: memory, unit: 'MB', ...aim(targets.memory) },
    { what: `${who}: processor time after the pages`, value: cpuMs(pid), unit: 'ms' },
    { what: `${who}: memory after the pages`, value: memoryMb(pid), unit: 'MB', ...aim(targets.memory) },
    { what: `${who}: most memory it held`, value: peakMemoryMb(pid), unit: 'MB' },
  ]
  await close()
  return figures
}

const aim = (target: number | undefined) => (target === undefined ? {} : { target })
