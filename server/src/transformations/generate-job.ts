import { isHosted } from '@app/domain/engines/makers.ts'
import { PROMISED_HOURS } from '@app/domain/transformations/promised.ts'
import { NEXT_TURN, PATIENCE_MINUTES } from '@app/domain/transformations/turns.ts'
import { refuse } from '../errors.ts'
import type { JobDefinition, JobQueue, Turn } from '../plugins/queue/queue.ts'

/** What a job is for: the transformation, or one extension of it. */
export interface Run {
  transformationId: string
  extensionId?: string | null
}

const about = ({ transformationId }: Run): string => transformationId

/** Where a job goes that failed every time: its transformation ends with what there is, and the rest is given back. */
export const GIVE_UP: JobDefinition<Run> = {
  name: 'generate-images-dead',
  about,
  concurrency: 1,
  options: { retryLimit: 20, retryDelay: 30, heartbeatSeconds: 10 },
}

/** A worker that dies is noticed within its heartbeat, and the job goes on elsewhere. */
export const GENERATE: JobDefinition<Run> = {
  name: 'generate-images',
  about,
  concurrency: 1,
  // Whoever orders five times over waits like five people who order once.
  perGroup: 1,
  options: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds: 3600,
    deadLetter: GIVE_UP.name,
  },
}

/** So many wait for image services at once in one process. */
const HOSTED_AT_ONCE = 10
/** And of one person in all. */
const HOSTED_OF_ONE_PERSON = 2

/**
 * The same for engines that wait for another machine: many at once, and for as long as a service may take: what takes
 * longer than was promised, the scheduler ends. What the service was asked for is found again by whoever goes on. A
 * service may fail more often than we do; a run that can only fail still ends within half an hour.
 */
export const GENERATE_HOSTED: JobDefinition<Run> = {
  ...GENERATE,
  name: 'generate-images-hosted',
  concurrency: HOSTED_AT_ONCE,
  perGroup: HOSTED_OF_ONE_PERSON,
  options: { ...GENERATE.options, retryLimit: 20, retryDelayMax: 60, expireInSeconds: PROMISED_HOURS * 3600 },
}

const LANES = [GENERATE, GENERATE_HOSTED]

/** Where the runs of an engine queue: those of ours one after the other, the others side by side. */
export const laneOf = (engine: string): JobDefinition<Run> => (isHosted(engine) ? GENERATE_HOSTED : GENERATE)

/** Hers among those that wait. */
export const placeOf = ({ turn, userId }: { turn: number; userId: string }): Turn => ({
  priority: turn,
  group: userId,
})

/** Who has waited long enough is overtaken by nobody any more. */
export async function hastenRuns(jobs: Pick<JobQueue, 'hasten'>): Promise<void> {
  for (const lane of LANES) await jobs.hasten(lane, PATIENCE_MINUTES, NEXT_TURN)
}

/** So many may wait before somebody else is told to come back: what is free long before what is paid. */
export const MOST_WAITING = { free: 1000, paid: 10_000 }
const COME_BACK_SECONDS = 600

/** Before a card is asked, or anything is written down. */
export async function ensureQueueHasRoom(
  jobs: Pick<JobQueue, 'isFull'>,
  engine: string,
  kind: keyof typeof MOST_WAITING,
): Promise<void> {
  if (await jobs.isFull(laneOf(engine), MOST_WAITING[kind]))
    refuse('crowded', { retryAfterSeconds: COME_BACK_SECONDS })
}

/** Wakes whoever makes images in this process; after the commit. */
export function notifyRuns(jobs: Pick<JobQueue, 'notify'>): void {
  for (const lane of LANES) jobs.notify(lane)
}
