/** The entry of transformations. */
export { createTransformation } from './create.ts'
export { noteUnpaid } from './extensions/note-unpaid.ts'
export { findOpenExtension } from './extensions/open-extension.ts'
export {
  ensureQueueHasRoom,
  GENERATE,
  GENERATE_HOSTED,
  GIVE_UP,
  hastenRuns,
  laneOf,
  notifyRuns,
  placeOf,
} from './generate-job.ts'
export { cancelRun, retryRun } from './making/by-hand.ts'
export { endEarly, holdRun } from './making/end-early.ts'
export type { MoneyBack } from './making/money-back.ts'
export { findTransformationOfOrder } from './queries.ts'
