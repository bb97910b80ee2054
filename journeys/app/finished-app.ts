import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { RunningApp } from './running-app.ts'

const SEED = fileURLToPath(new URL('../../server/src/testing/databases/seed-finished.ts', import.meta.url))

interface Seeded {
  email: string
  transformationId: string
  /** Of a sign-in of hers that has grown too old. */
  expiredToken: string
  /** Of an operator, signed in with a passkey. */
  operatorToken: string
  /** Who has paid for two that wait for another try, where somebody was asked for. */
  waiting: { email: string; transformationIds: string[] } | null
}

export interface FinishedApp extends Seeded {
  app: RunningApp
}

/**
 * The app, where somebody has a finished transformation already: her images would take minutes.
 *
 * @param answers of others, all pleased, to the question after theirs
 * @param waiting whether somebody else waits for two of hers, whose jobs failed once
 * @param env more of its environment
 */
export async function openFinishedApp({
  answers = 0,
  waiting = false,
  env = {} as Record<string, string>,
} = {}): Promise<FinishedApp> {
  const app = RunningApp.prepare(await RunningApp.freePort(), env)
  const said = execFileSync(
    process.execPath,
    [SEED, app.folder, String(answers), ...(waiting ? ['waiting'] : [])],
    { encoding: 'utf8' },
  )
  await app.start()
  return { app, ...(JSON.parse(said) as Seeded) }
}
