import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { jsonOf } from '../hosted/http-answers.ts'
import { type Seen, ServiceError, type WebhookCall } from '../hosted/image-service.ts'
import { result, seenOfRefusal, seenOfResult, webhookBody } from './fal-shapes.ts'

/** Further away in time, it is somebody's copy. */
const TOLERANCE_SECONDS = 300
/** As long as fal allows its keys to be kept. */
const KEEP_KEYS_MS = 24 * 60 * 60 * 1000
/** Anybody may send us what no key fits: fal is not asked for its keys each time. */
const ASK_AGAIN_MS = 10_000

const refused = (message: string): never => {
  throw new ServiceError('refused', message)
}

/** The keys that fal signs its webhooks with. They change: where none fits, they are fetched once more. */
export class FalKeys {
  readonly #fetch: () => Promise<KeyObject[]>
  readonly #now: () => number
  #kept: { keys: KeyObject[]; at: number } | null = null
  #asked: { keys: Promise<KeyObject[]>; at: number } | null = null

  /** @throws ServiceError of `fetchKeys`, by its methods */
  constructor(fetchKeys: () => Promise<KeyObject[]>, now: () => number = Date.now) {
    this.#fetch = fetchKeys
    this.#now = now
  }

  /** Whether one of them fits; asks for newer ones where none does. */
  async fit(fits: (key: KeyObject) => boolean): Promise<boolean> {
    if ((await this.#notOlderThan(KEEP_KEYS_MS)).some(fits)) return true
    return (await this.#notOlderThan(ASK_AGAIN_MS)).some(fits)
  }

  async #notOlderThan(age: number): Promise<KeyObject[]> {
    const now = this.#now()
    if (this.#kept && now - this.#kept.at < age) return this.#kept.keys
    // Many that come together ask once; where fal did not answer, all hear so until it is asked again.
    if (!this.#asked || Math.abs(now - this.#asked.at) >= ASK_AGAIN_MS)
      this.#asked = { keys: this.#fetch(), at: now }
    const { at } = this.#asked
    const keys = await this.#asked.keys
    this.#kept = { keys, at }
    return keys
  }
}

/** @param x the 32 bytes of an Ed25519 key, base64url */
export const keyOf = (x: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })

/**
 * What fal tells in this call.
 * @throws ServiceError `refused` where it is not signed by fal, not of now, or no news of a job
 */
export async function readFalWebhook(
  { headers, body }: WebhookCall,
  keys: FalKeys,
  now = Date.now(),
): Promise<{ remoteId: string; seen: Seen }> {
  const header = (name: string): string => {
    const value = headers[`x-fal-webhook-${name}`]
    return typeof value === 'string' && value !== '' ? value : refused(`a webhook without its ${name}`)
  }
  const [requestId, userId, timestamp] = [header('request-id'), header('user-id'), header('timestamp')]
  const signature = header('signature')
  if (!/^\d{1,12}$/.test(timestamp)) refused('a webhook of no time')
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) refused('a webhook of another time')
  if (!/^[0-9a-f]{128}$/i.test(signature)) refused('a webhook with no Ed25519 signature')
  const digest = createHash('sha256').update(body).digest('hex')
  const signed = Buffer.from([requestId, userId, timestamp, digest].join('\n'))
  const fits = (key: KeyObject) => verify(null, signed, key, Buffer.from(signature, 'hex'))
  if (!(await keys.fit(fits))) refused('a webhook that fal did not sign')
  return readNews(body)
}

function readNews(body: Buffer): { remoteId: string; seen: Seen } {
  const news = webhookBody.safeParse(jsonOf(body.toString('utf8')))
  if (!news.success) return refused('a webhook that is no news of a request')
  const { request_id: remoteId, status, payload, error } = news.data
  if (status === 'ERROR') {
    const words = error ?? 'fal names no reason'
    const code = /\bstatus code: (\d{3})\b/.exec(words)?.[1]
    return { remoteId, seen: seenOfRefusal(code ? Number(code) : null, payload, words) }
  }
  const made = result.safeParse(payload)
  // Too large for a webhook, it is left out: whoever looks at the job reads it there.
  if (!made.success) return refused('a webhook that does not say what was made')
  return { remoteId, seen: seenOfResult(remoteId, made.data) }
}
