import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { RunningApp } from './running-app.ts'

const FURNISH = fileURLToPath(
  new URL('../../server/src/testing/databases/furnish-finished.ts', import.meta.url),
)

interface Furnished {
  email: string
  transformationId: string
}

export interface FinishedApp extends Furnished {
  app: RunningApp
}

/** The app, where somebody has a finished transformation already: her images would take minutes. */
export async function openFinishedApp(): Promise<FinishedApp> {
  const app = RunningApp.prepare(await RunningApp.freePort())
  const said = execFileSync(process.execPath, [FURNISH, app.folder], { encoding: 'utf8' })
  await app.start()
  return { app, ...(JSON.parse(said) as Furnished) }
}
