/** `npm run bench [name] [options of figure.ts]`: every benchmark, or one. Prints a table and a line of JSON for each. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { crashRecover } from './crash-recover.ts'
import { eventLoop } from './event-loop.ts'
import type { Benchmark } from './figure.ts'
import { growth } from './growth/growth.ts'
import { hair } from './hair/hair.ts'
import { hairSheets } from './hair/hair-sheets.ts'
import { landingBytes } from './landing/landing-bytes.ts'
import { landingLcp } from './landing/landing-lcp.ts'
import { landingReady } from './landing/landing-ready.ts'
import { landingSsr } from './landing/landing-ssr.ts'
import { layoutShift } from './layout-shift.ts'
import { loadHeld } from './load-held/load-held.ts'
import { loginStorm } from './login-storm.ts'
import { paymentToImages } from './payment-to-images.ts'
import { imageFiles } from './pictures/image-files.ts'
import { pollSessions } from './polling/poll-sessions.ts'
import { previews } from './previews.ts'
import { printFigures } from './print-figures.ts'
import { startUp } from './process/start-up.ts'
import { processWeight } from './process-weight.ts'
import { uploadFifteen } from './upload-15.ts'
import { webhooks } from './webhooks.ts'
import { wizardInp } from './wizard-inp.ts'

const BENCHMARKS: Benchmark[] = [
  startUp,
  processWeight,
  landingBytes,
  landingLcp,
  landingReady,
  landingSsr,
  pollSessions,
  imageFiles,
  loadHeld,
  loginStorm,
  growth,
  wizardInp,
  previews,
  layoutShift,
  uploadFifteen,
  paymentToImages,
  eventLoop,
  webhooks,
  crashRecover,
  hair,
  hairSheets,
]

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: 'boolean', default: false },
    photos: { type: 'string' },
    limit: { type: 'string' },
    short: { type: 'boolean', default: false },
    styles: { type: 'string' },
    typing: { type: 'string' },
    out: { type: 'string' },
    full: { type: 'boolean', default: false },
    summary: { type: 'boolean', default: false },
  },
})
const wanted = BENCHMARKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
if (wanted.length === 0) {
  for (const { name, measures } of BENCHMARKS) console.log(`${name.padEnd(20)} ${measures}`)
  process.exit(1)
}
const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value))
const [limit, typing] = [values.limit, values.typing].map(numberOf)
for (const benchmark of wanted) {
  const before = loadavg()[0] ?? 0
  const figures = await benchmark.run({ ...values, limit, typing })
  printFigures(benchmark, figures, { before, after: loadavg()[0] ?? 0 })
}
