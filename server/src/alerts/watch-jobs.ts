import type { FastifyBaseLogger } from 'fastify'
import { cannotRecord } from '../database/cannot-record.ts'
import type { Database } from '../database/client.ts'
import type { JobWatch } from '../plugins/queue/queue.ts'
import { raiseAlert } from './alerts.ts'

/** What an operator is told of jobs: in the log why one failed, in an alert that one failed every time. */
export const watchJobs = (database: Database, log: FastifyBaseLogger): JobWatch => ({
  // It tries every second, on a disk that is full (watch-room.ts).
  onError: (cause) => log[cannotRecord(cause) ? 'debug' : 'error']({ err: cause }, 'job queue'),
  onFailed: (cause, job) => log.warn({ err: cause, ...job }, 'a job failed'),
  async onDead(job) {
    const { job: source, name: subject, about } = job
    if (await raiseAlert(database, { kind: 'job_dead', subject, about, source }))
      log.error(job, 'a job failed every time: see operator alerts')
  },
})
