import type { House } from '../../house.ts'
import { beginAttempt } from '../attempt.ts'
import { findLate } from '../queries.ts'
import { finishTransformation } from './finish.ts'

/** "24 h" is a guarantee (decisions 4): what is not finished by then ends with what there is, the rest given back. */
const PROMISED_HOURS = 24

export async function endLateTransformations(house: House): Promise<void> {
  const before = new Date(Date.now() - PROMISED_HOURS * 3_600_000)
  for (const late of await findLate(house.database, before)) {
    const mine = await beginAttempt(house.database, late)
    if (!mine) continue
    await finishTransformation(house, mine, 'late').catch((cause) =>
      house.log.error({ err: cause, ...late }, 'late transformation'),
    )
  }
}
