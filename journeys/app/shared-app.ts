import { RunningApp } from './running-app.ts'

const ADDRESS = 'JOURNEYS_APP'

/** Opens the app that all stories share which do not stop one: what one of them had read, none waits for again. */
export default async function openSharedApp(): Promise<() => Promise<void>> {
  const app = await RunningApp.open()
  process.env[ADDRESS] = JSON.stringify(app.address)
  return () => app.close()
}

/** The same, from a story. */
export const theSharedApp = (): RunningApp => RunningApp.at(JSON.parse(process.env[ADDRESS] ?? ''))
