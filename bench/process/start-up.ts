import type { Benchmark, Figure } from '../figure.ts'
import { emptyFolder, MeasuredApp } from './measured-app.ts'

const ANY = () => true
const HEALTHY = (status: number) => status === 200
const PORT_WITHIN_MS = 2000

export const startUp: Benchmark = {
  name: 'start-up',
  measures: 'from the start of the process to the starting page, and to the app itself',
  run: async () => {
    const folder = emptyFolder()
    const first = await start(folder, 'empty data folder')
    await first.app.stop()
    const second = await start(folder, 'existing data folder')
    await second.app.close()
    return [...first.figures, ...second.figures]
  },
}

async function start(folder: string, where: string): Promise<{ app: MeasuredApp; figures: Figure[] }> {
  const app = await MeasuredApp.launch(folder)
  const port = await app.untilAnswers(ANY)
  const healthy = await app.untilAnswers(HEALTHY)
  return {
    app,
    figures: [
      { what: `${where}: the port answers`, value: port, unit: 'ms', target: PORT_WITHIN_MS },
      { what: `${where}: the app answers`, value: healthy, unit: 'ms' },
      { what: `${where}: processor time`, value: app.cpuMs(), unit: 'ms' },
    ],
  }
}
