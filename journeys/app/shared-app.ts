import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Finished, type FinishedPerson, seedFinished } from './finished-app.ts'
import { RunningApp } from './running-app.ts'

const ADDRESS = 'JOURNEYS_APP'
const PEOPLE = 'JOURNEYS_FINISHED_PEOPLE'
/** For as many stories as want one; another app for each would take ten seconds of the processor. */
const FINISHED_PEOPLE = 24

/** Opens the app that all stories share which do not stop one: what one of them had read, none waits for again. */
export default async function openSharedApp(): Promise<() => Promise<void>> {
  const app = RunningApp.prepare(await RunningApp.freePort())
  const { people } = seedFinished(app.folder, { people: FINISHED_PEOPLE })
  await app.start()
  process.env[ADDRESS] = JSON.stringify(app.address)
  process.env[PEOPLE] = JSON.stringify(people)
  return () => app.close()
}

/** The same, from a story. */
export const theSharedApp = (): RunningApp => RunningApp.at(JSON.parse(process.env[ADDRESS] ?? ''))

/** Somebody in it whose images are made: of one story alone, in whichever process it is told. */
export function finishedPerson(app: RunningApp): Finished {
  const people = JSON.parse(process.env[PEOPLE] ?? '[]') as FinishedPerson[]
  const free = people.find(({ transformationId }) => take(join(app.folder, `story-of-${transformationId}`)))
  if (!free) throw new Error(`more than ${FINISHED_PEOPLE} stories want somebody whose images are made`)
  return { app, ...free }
}

/** Only one process makes a folder. */
function take(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
