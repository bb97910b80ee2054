import type { JobDefinition } from '../../plugins/queue/queue.ts'

/** They wait for image services: several at once in one process. A worker that dies is noticed, and another goes on. */
export const MAKE_HOSTED_PREVIEW: JobDefinition<{ previewId: string }> = {
  name: 'make-hosted-preview',
  about: ({ previewId }) => previewId,
  concurrency: 4,
  options: { retryLimit: 3, retryDelay: 1, heartbeatSeconds: 10, expireInSeconds: 300 },
}
