/**
 * The states of a remote job (what an image service was asked to do) and who may follow whom. Polls and webhooks tell of
 * the same job in any order, late and twice: what the table does not allow is not written.
 */
export const REMOTE_JOB_STATUSES = [
  'asked',
  'queued',
  'running',
  'succeeded',
  'failed',
  'canceled',
  'lost',
] as const
export type RemoteJobStatus = (typeof REMOTE_JOB_STATUSES)[number]

const NEXT: Record<RemoteJobStatus, readonly RemoteJobStatus[]> = {
  /** Written down before the service is asked: its answer may be lost on the way. */
  asked: ['queued', 'running', 'succeeded', 'failed', 'canceled', 'lost'],
  queued: ['running', 'succeeded', 'failed', 'canceled', 'lost'],
  running: ['succeeded', 'failed', 'canceled', 'lost'],
  /** What it made may be gone before it was fetched. */
  succeeded: ['lost'],
  failed: [],
  canceled: [],
  /** Past its time limit, or what it made is gone: what comes of it later counts for nothing. */
  lost: [],
}

export const remoteJobCanBecome = (from: RemoteJobStatus, to: RemoteJobStatus): boolean =>
  NEXT[from].includes(to)

/** The states from which `to` may be reached, for an UPDATE … WHERE status IN (…). */
export const remoteStatusesBefore = (to: RemoteJobStatus): RemoteJobStatus[] =>
  REMOTE_JOB_STATUSES.filter((status) => remoteJobCanBecome(status, to))

/** Those that may still be working, and costing, at the service. */
export const UNDER_WAY: readonly RemoteJobStatus[] = ['asked', 'queued', 'running']

type HasStatus = { status: RemoteJobStatus }

export const remoteJobIs = {
  /** The service does nothing more for it. */
  over: (job: HasStatus): boolean => !UNDER_WAY.includes(job.status),
  succeeded: (job: HasStatus): boolean => job.status === 'succeeded',
}
