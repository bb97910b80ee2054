import { ServiceError } from '../hosted/image-service.ts'
import type { ReplicateCalls } from './replicate-calls.ts'
import { versionsShape } from './replicate-shapes.ts'
import { RefusedCall } from './replicate-trouble.ts'

/** Milliseconds. A version is deleted some minutes after it was accepted to be. */
const VERSION_GOES_MS = 60_000

/** Gone already is what was wanted. */
export async function unlessGone<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (cause) {
    if (cause instanceof ServiceError && cause.trouble === 'gone') return null
    throw cause
  }
}

/**
 * @param learned `owner/name:version`
 * @throws ServiceError `busy` while the version still stands in the way of deleting its model: come again
 */
export async function forgetLearned(
  calls: ReplicateCalls,
  learned: string,
  signal: AbortSignal,
): Promise<void> {
  const [model = '', version = ''] = learned.split(':')
  await unlessGone(calls.tell('DELETE', `/models/${model}/versions/${version}`, signal))
  await deleteModel(calls, model, signal)
}

/**
 * A training that ended while nobody looked may have left a version that nobody knows of.
 * @param model `owner/name` @throws as `forgetLearned`
 */
export async function forgetTrainedModel(
  calls: ReplicateCalls,
  model: string,
  signal: AbortSignal,
): Promise<void> {
  const listed = await unlessGone(calls.page(versionsShape, `/models/${model}/versions`, signal))
  if (listed === null) return
  for (const { id } of listed.results)
    await unlessGone(calls.tell('DELETE', `/models/${model}/versions/${id}`, signal))
  await deleteModel(calls, model, signal)
}

async function deleteModel(calls: ReplicateCalls, model: string, signal: AbortSignal): Promise<void> {
  try {
    await unlessGone(calls.tell('DELETE', `/models/${model}`, signal))
  } catch (cause) {
    if (!(cause instanceof RefusedCall && cause.trouble === 'refused')) throw cause
    throw new ServiceError('busy', cause.message, { retryAfterMs: VERSION_GOES_MS, cause })
  }
}
