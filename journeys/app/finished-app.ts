import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ownPort } from '@app/server/testing/deploying/own-port.ts'
import { QUICKLY } from '@app/server/testing/quickly.ts'
import { RunningApp } from './running-app.ts'

const SEED = fileURLToPath(new URL('../../server/src/testing/databases/seed-finished.ts', import.meta.url))

/** Somebody who has a finished transformation already: her images would take minutes. */
export interface FinishedPerson {
  email: string
  transformationId: string
  /** Of a sign-in of hers that has grown too old. */
  expiredToken: string
}

export interface Seeded {
  people: FinishedPerson[]
  /** Of an operator, signed in with a passkey. */
  operatorToken: string
  /** Who has paid for two that wait for another try, where somebody was asked for. */
  waiting: { email: string; transformationIds: string[] } | null
}

/** Such a person, and the app she is in. */
export type Finished = FinishedPerson & { app: RunningApp }

export type FinishedApp = Finished & Pick<Seeded, 'operatorToken'>

/**
 * @param folder of an app that was never started
 * @param waiting whether somebody else waits for two of hers, whose jobs failed once
 */
export function seedFinished(folder: string, { people = 1, answers = 0, waiting = false } = {}): Seeded {
  const said = execFileSync(
    process.execPath,
    [...QUICKLY, SEED, folder, String(people), String(answers), ...(waiting ? ['waiting'] : [])],
    { encoding: 'utf8' },
  )
  return JSON.parse(said) as Seeded
}

/**
 * An app of its own with such a person, for what is told of the whole house.
 *
 * @param answers of others, all pleased, to the question after theirs
 * @param env more of its environment
 */
export async function openFinishedApp({
  env = {},
  ...wish
}: {
  answers?: number
  env?: Record<string, string>
} = {}): Promise<FinishedApp> {
  const app = RunningApp.prepare(await ownPort(), env)
  const { people, operatorToken } = seedFinished(app.folder, wish)
  await app.start()
  return { app, operatorToken, ...(people[0] as FinishedPerson) }
}
