import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../server/src/testing/databases/postgres-server.ts'
import { Customer } from './customer.ts'
import type { Benchmark, Figure } from './figure.ts'
import { telephonePhotos } from './photos.ts'
import { emptyFolder, MeasuredApp } from './process/measured-app.ts'
import { idleShare } from './rounds/idle.ts'
import { Samples } from './rounds/samples.ts'
import { IDLE, validity } from './rounds/validity.ts'

const PLAIN = fileURLToPath(new URL('./plain-resize.ts', import.meta.url))

const PLAIN_COST = 'plain resizing, processor time'
const AIMS = { withVerdicts: 1.5, without: 1.2 }

export const uploadFifteen: Benchmark = {
  name: 'upload-15',
  measures:
    '15 photos of 12 megapixels, three at once as the wizard sends them, beside plain decoding and resizing',
  run: async () => {
    const photos = await telephonePhotos()
    const samples = new Samples()
    const before = await resizePlainly(photos, samples)
    const app = await MeasuredApp.open()
    const first = await sendThem(app, photos, { judged: true })
    const next = await sendThem(app, photos, { judged: true })
    const memory = app.peakMemoryMb()
    await app.close()
    const alone = await withoutVerdicts(photos)
    const after = await resizePlainly(photos, samples)
    const plain = { wallMs: (before.wallMs + after.wallMs) / 2, cpuMs: (before.cpuMs + after.cpuMs) / 2 }
    const bytes = photos.reduce((sum, photo) => sum + photo.length, 0)
    const inPlain = (what: string, { cpu }: Sent, target: number): Figure => ({
      ...{ what: `${what}, against plain resizing`, value: cpu / plain.cpuMs, unit: '×', target },
    })
    return [
      { what: 'bytes sent', value: bytes / 1e6, unit: 'MB' },
      { what: 'last photo confirmed', value: first.confirmed, unit: 'ms' },
      { what: 'last verdict given', value: first.done, unit: 'ms' },
      { what: 'processor time, verdicts included', value: first.cpu, unit: 'ms' },
      { what: 'the same of the next who sends fifteen', value: next.cpu, unit: 'ms' },
      { what: 'processor time, without verdicts (ROLE=web, PostgreSQL)', value: alone.cpu, unit: 'ms' },
      { what: 'plain resizing', value: plain.wallMs, unit: 'ms' },
      { what: PLAIN_COST, value: plain.cpuMs, unit: 'ms' },
      { what: 'confirmed, against plain resizing', value: first.confirmed / plain.wallMs, unit: '×' },
      inPlain('processor time', first, AIMS.withVerdicts),
      inPlain('processor time of the next', next, AIMS.withVerdicts),
      inPlain('processor time without verdicts', alone, AIMS.without),
      { what: 'peak memory', value: memory, unit: 'MB' },
      ...validity([PLAIN_COST], samples),
    ]
  },
}

/** Milliseconds. */
interface Sent {
  confirmed: number
  done: number
  cpu: number
}

async function sendThem(app: MeasuredApp, photos: Buffer[], { judged }: { judged: boolean }): Promise<Sent> {
  const customer = await Customer.register(app.url)
  const cpuBefore = app.cpuMs()
  const started = performance.now()
  await customer.upload(photos)
  const confirmed = performance.now() - started
  if (judged) await customer.untilPhotosAreJudged()
  return { confirmed, done: performance.now() - started, cpu: app.cpuMs() - cpuBefore }
}

/** By a process that looks at nothing: the next who sends fifteen there. */
async function withoutVerdicts(photos: Buffer[]): Promise<Sent> {
  const postgres = await startPostgres()
  const app = await MeasuredApp.open([], { DATABASE_URL: postgres.url, ROLE: 'web' })
  await sendThem(app, photos, { judged: false })
  const sent = await sendThem(app, photos, { judged: false })
  await app.close()
  await postgres.stop()
  return sent
}

/** Once before and once after all else: how far the two lie apart says how quiet it was in between. */
async function resizePlainly(photos: Buffer[], samples: Samples): Promise<{ wallMs: number; cpuMs: number }> {
  samples.add(IDLE, await idleShare())
  const folder = emptyFolder()
  for (const [index, photo] of photos.entries()) writeFileSync(join(folder, `${index}.jpg`), photo)
  const said = execFileSync(process.execPath, [PLAIN, folder], { encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  const plain: { wallMs: number; cpuMs: number } = JSON.parse(said)
  samples.add(PLAIN_COST, plain.cpuMs)
  return plain
}
