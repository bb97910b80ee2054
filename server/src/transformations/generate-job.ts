import type { JobDefinition } from '../plugins/queue.ts'

/** A worker that dies is noticed within its heartbeat, and the job goes on elsewhere. */
export const GENERATE: JobDefinition<{ transformationId: string }> = {
  name: 'generate-images',
  concurrency: 1,
  options: {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    heartbeatSeconds: 10,
    expireInSeconds: 3600,
  },
}
