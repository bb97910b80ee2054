import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { RunningHouse } from './running-house.ts'

const FURNISH = fileURLToPath(
  new URL('../../server/src/testing/databases/furnish-finished.ts', import.meta.url),
)

interface Furnished {
  email: string
  transformationId: string
}

export interface FinishedHouse extends Furnished {
  house: RunningHouse
}

/** The app, where somebody has a finished transformation already: her images would take minutes. */
export async function openFinishedHouse(): Promise<FinishedHouse> {
  const house = RunningHouse.prepare(await RunningHouse.freePort())
  const said = execFileSync(process.execPath, [FURNISH, house.folder], { encoding: 'utf8' })
  await house.start()
  return { house, ...(JSON.parse(said) as Furnished) }
}
