import { RunningHouse } from './running-house.ts'

const ADDRESS = 'JOURNEYS_HOUSE'

/** Opens the house that all stories share which do not stop one: what one of them had read, none waits for again. */
export default async function openOneHouse(): Promise<() => Promise<void>> {
  const house = await RunningHouse.open()
  process.env[ADDRESS] = JSON.stringify(house.address)
  return () => house.close()
}

/** The same, from a story. */
export const theOneHouse = (): RunningHouse => RunningHouse.at(JSON.parse(process.env[ADDRESS] ?? ''))
