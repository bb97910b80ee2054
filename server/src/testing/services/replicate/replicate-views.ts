import { createHash } from 'node:crypto'
import type { LocalJob, LocalStatus } from '../local-jobs.ts'
import type { Asked, LocalFile, LocalModel, LocalVersion } from './replicate-books.ts'

/** Where its addresses begin: of the API, and of the place where pictures lie. */
export interface Addresses {
  api: string
  delivery: string
}

const STATUSES: Record<LocalStatus, string> = {
  queued: 'starting',
  running: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
}

/** A prediction that its check calls unsafe has failed, and there is no picture. */
const FLAGGED = {
  official: 'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
  learned: 'NSFW content detected. Try running it again, or try a different prompt.',
}

const LOGS: Record<LocalStatus, string> = {
  ...{ queued: '', failed: 'Traceback (most recent call last)', canceled: 'canceled' },
  running: ' 0%|          | 0/28 [00:00<?, ?it/s]\n 50%|█████     | 14/28 [00:02<00:02, 6.1it/s]',
  succeeded: '100%|██████████| 28/28 [00:04<00:00, 6.1it/s]',
}

/** A prediction or a training, as the API and its webhooks show it. */
export function jobView(job: LocalJob, asked: Asked, { api, delivery }: Addresses): object {
  const isFlagged = job.outputs.some(({ flagged }) => flagged)
  const status = isFlagged ? 'failed' : job.status
  const path = job.kind === 'training' ? 'trainings' : 'predictions'
  return {
    ...{ id: job.id, model: job.model, version: asked.version ?? 'hidden', input: job.input },
    status: STATUSES[status],
    output: status === 'succeeded' ? outputOf(job, asked, delivery) : null,
    error: isFlagged ? FLAGGED[asked.isOfficial ? 'official' : 'learned'] : job.error,
    ...{ logs: LOGS[status], source: 'api', data_removed: false, metrics: {} },
    created_at: job.createdAt.toISOString(),
    ...(job.webhook ? { webhook: job.webhook, webhook_events_filter: asked.events } : {}),
    urls: { get: `${api}/${path}/${job.id}`, cancel: `${api}/${path}/${job.id}/cancel` },
  }
}

function outputOf(job: LocalJob, { isOfficial }: Asked, delivery: string): unknown {
  if (job.kind === 'training')
    return job.learned && { version: job.learned, weights: `${delivery}/weights/${job.id}.tar` }
  const urls = job.outputs.map(({ name }) => `${delivery}/outputs/${job.id}/${name}`)
  return isOfficial ? (urls[0] ?? null) : urls
}

export const fileView = ({ id, name, contentType, bytes }: LocalFile, { api }: Addresses): object => ({
  ...{ id, name, content_type: contentType, size: bytes.length, metadata: {}, etag: id },
  checksums: { sha256: createHash('sha256').update(bytes).digest('hex') },
  urls: { get: `${api}/files/${id}` },
})

export const versionView = ({ id, createdAt }: LocalVersion): object => ({
  ...{ id, created_at: createdAt.toISOString(), cog_version: '0.9.26', openapi_schema: {} },
})

export const modelView = ({ owner, name, visibility, versions }: LocalModel): object => ({
  ...{ owner, name, visibility, url: `https://replicate.com/${owner}/${name}`, run_count: 0 },
  latest_version: versions[0] ? versionView(versions[0]) : null,
})
