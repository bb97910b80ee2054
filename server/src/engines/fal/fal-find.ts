import { type JobLike, ServiceError, type SoughtJob, type StartedJob } from '../hosted/image-service.ts'
import type { FalHttp } from './fal-http.ts'
import { type ListedRequest, type RequestPage, requestPage } from './fal-shapes.ts'

/** Pages of a hundred: more requests than these are not made while one answer is waited for. */
const MOST_PAGES = 10
const PAGE_SIZE = 100

/** Their clock and ours may differ. */
const CLOCKS_MS = 60_000

interface Searched {
  sought: SoughtJob
  /** Ends without a slash. */
  platformUrl: string
  /** What runs the job. */
  endpoint: string
  /** Milliseconds that it may not be listed yet. */
  unlistedMs: number
}

/**
 * The request that was sent what the sought job sends: fal knows nothing of our key, and lists no address of ours. Not
 * listed, it counts as never made once it is old enough: fal does not say whether it lists a request that still waits in
 * its queue. One that does not show what it was sent may be the job, and then it is not known.
 */
export async function findRequest(
  http: FalHttp,
  searched: Searched,
  signal: AbortSignal,
): Promise<StartedJob | 'unknown' | null> {
  const { sought, endpoint, unlistedMs } = searched
  const { like } = sought
  if (like === null) return 'unknown'
  const listing = await listingOf(http, searched, signal)
  if (listing === null) return 'unknown'
  // An earlier try of the same job was sent the same.
  const [found] = listing.requests
    .filter(({ json_input: input }) => isShown(input) && isLike(input, like))
    .sort((one, other) => other.sent_at.getTime() - one.sent_at.getTime())
  if (found) return { kind: sought.kind, remoteId: found.request_id, model: endpoint }
  if (sought.ageMs < unlistedMs) return 'unknown'
  const isCertain = listing.isWhole && listing.requests.every(({ json_input: input }) => isShown(input))
  return isCertain ? null : 'unknown'
}

/** What was asked of the endpoint since; null where fal refuses to tell. */
async function listingOf(
  http: FalHttp,
  { sought, platformUrl, endpoint }: Searched,
  signal: AbortSignal,
): Promise<{ requests: ListedRequest[]; isWhole: boolean } | null> {
  const since = sought.askedAt.getTime() - CLOCKS_MS
  const query = new URLSearchParams({
    ...{ endpoint_id: endpoint, start: new Date(since).toISOString() },
    ...{ expand: 'payloads', limit: String(PAGE_SIZE) },
  })
  const requests: ListedRequest[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const listed = await pageAt(http, `${platformUrl}/models/requests/by-endpoint?${query}`, signal)
    if (listed === null) return null
    // Which of its times fal compares with the start, it does not say.
    requests.push(...listed.items.filter(({ sent_at }) => sent_at.getTime() >= since))
    if (!listed.has_more && !listed.next_cursor) return { requests, isWhole: true }
    if (!listed.next_cursor) break
    query.set('cursor', listed.next_cursor)
  }
  return { requests, isWhole: false }
}

/** Null where it is refused, as to a key of a lesser scope: that says nothing of the job. */
async function pageAt(http: FalHttp, url: string, signal: AbortSignal): Promise<RequestPage | null> {
  try {
    return await http.read(requestPage, { method: 'GET', url }, signal)
  } catch (cause) {
    if (cause instanceof ServiceError && cause.trouble !== 'away' && cause.trouble !== 'busy') return null
    throw cause
  }
}

/** Nothing is shown where the account keeps no payloads, and where they were deleted. */
const isShown = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && Object.keys(input).length > 0

const isLike = (input: Record<string, unknown>, like: JobLike): boolean =>
  'photos' in like
    ? input.images_data_url === like.photos
    : input.prompt === like.prompt && input.seed === like.seed
