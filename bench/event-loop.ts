import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Customer } from './customer.ts'
import type { Benchmark } from './figure.ts'
import type { LoopReport } from './loop-watch.ts'
import { drawnPhotos, telephonePhotos } from './photos.ts'
import { MeasuredApp } from './process/measured-app.ts'

const WATCH = fileURLToPath(new URL('./loop-watch.ts', import.meta.url))
const TASK_UNDER_MS = 50

export const eventLoop: Benchmark = {
  name: 'event-loop',
  measures: 'how long the server is not there for others while five images are made and 15 photos come in',
  run: async ({ profile }) => {
    const [drawn, heavy] = await Promise.all([drawnPhotos(), telephonePhotos()])
    const app = await MeasuredApp.open(['--import', WATCH])
    const [first, second] = [await Customer.register(app.url), await Customer.register(app.url)]
    await first.upload(drawn)
    await first.untilPhotosAreJudged()
    app.process.send?.(profile ? 'begin with profile' : 'begin')
    const { id } = await first.pay()
    await Promise.all([first.untilImages(id, 5), second.upload(heavy)])
    await second.untilPhotosAreJudged()
    const report = await reportOf(app)
    await app.close()
    if (profile) for (const turns of [report.longest, report.slowest]) printTurns(turns)
    const [slowest] = report.slowest
    return [
      { what: 'longest task (processor time)', value: report.taskMaxMs, unit: 'ms', target: TASK_UNDER_MS },
      { what: 'tasks over 50 ms', value: report.tasksOver50Ms, unit: '×', target: 1 },
      { what: 'longest stall (wall)', value: report.stallMaxMs, unit: 'ms' },
      { what: 'of it, waiting for a free processor', value: slowest?.waitedMs ?? 0, unit: 'ms' },
      { what: '99 in 100 stalls are under (wall)', value: report.stallP99Ms, unit: 'ms' },
    ]
  },
}

async function reportOf(app: MeasuredApp): Promise<LoopReport> {
  const answer = once(app.process, 'message')
  app.process.send?.('report')
  const [report] = (await answer) as [LoopReport]
  return report
}

function printTurns(turns: LoopReport['slowest']): void {
  for (const { wallMs, cpuMs, waitedMs, code } of turns) {
    const [wall, cpu, waited] = [wallMs, cpuMs, waitedMs].map(Math.round)
    console.log(`${wall} ms: ${cpu} ms of work, ${waited} ms waiting for a processor`)
    for (const line of code) console.log(`    ${line}`)
  }
  console.log()
}
