import type { JobDefinition } from '../plugins/queue.ts'

/** What a job is for: the transformation, or one extension of it. */
export interface Run {
  transformationId: string
  extensionId?: string | null
}

/** Where a job goes that failed every time: its transformation ends with what there is, and the rest is given back. */
export const GIVE_UP: JobDefinition<Run> = {
  name: 'generate-images-dead',
  concurrency: 1,
  options: { retryLimit: 20, retryDelay: 30, heartbeatSeconds: 10 },
}

/** A worker that dies is noticed within its heartbeat, and the job goes on elsewhere. */
export const GENERATE: JobDefinition<Run> = {
  name: 'generate-images',
  concurrency: 1,
  options: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds: 3600,
    deadLetter: GIVE_UP.name,
  },
}
