import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownPort } from '@app/server/testing/deploying/own-port.ts'
import { folderWithUs } from '@app/server/testing/ends-with-us.ts'
import { PHOTOS_FOLDER } from '../visitor/test-photos.ts'
import { type Finished, type FinishedPerson, type Seeded, seedFinished } from './finished-app.ts'
import { RunningApp } from './running-app.ts'

const ADDRESS = 'JOURNEYS_APP'
const PEOPLE = 'JOURNEYS_FINISHED_PEOPLE'
const HELPED = 'JOURNEYS_HELPED'
/** For as many stories as want one; another app for each would take ten seconds of the processor. */
const FINISHED_PEOPLE = 24

/** Opens the app that all stories share which do not stop one: what one of them had read, none waits for again. */
export default async function openSharedApp(): Promise<() => Promise<void>> {
  const app = RunningApp.prepare(await ownPort())
  const { people, ...helped } = seedFinished(app.folder, { people: FINISHED_PEOPLE, waiting: true })
  await app.start()
  process.env[ADDRESS] = JSON.stringify(app.address)
  process.env[PEOPLE] = JSON.stringify(people)
  process.env[HELPED] = JSON.stringify(helped)
  process.env[PHOTOS_FOLDER] = folderWithUs(tmpdir(), 'portraits-')
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

/** In it: who has paid for two that wait for another try, of one story alone, and an operator who may help her. */
export const clientToHelp = (): Omit<Seeded, 'people'> => JSON.parse(process.env[HELPED] ?? '')

/** Only one process makes a folder. */
function take(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
