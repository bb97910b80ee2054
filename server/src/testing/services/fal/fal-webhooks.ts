import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { LocalJob } from '../local-jobs.ts'
import type { ServiceFaults } from '../service-faults.ts'
import type { JsonAnswer } from './fal-answers.ts'

const TRIES = 10
const FIRST_PAUSE_MS = 20
const ANSWER_MS = 15_000
const STALE_SECONDS = 600

/** Signs what the local fal tells, and sends it until it is taken. */
export class FalWebhooks {
  readonly #userId = randomUUID()
  readonly #faults: ServiceFaults
  readonly #ends = new AbortController()
  readonly #firstTries = new Map<string, PromiseWithResolvers<void>>()
  #keys = [newKey()]

  constructor(faults: ServiceFaults) {
    this.#faults = faults
  }

  /** Signs with another key from now on; nobody is told of the old one any more. */
  rotate(): void {
    this.#keys = [newKey()]
  }

  /** `/.well-known/jwks.json`: the newest signs. */
  keySet() {
    return { keys: this.#keys.map(({ publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid: 'k' })) }
  }

  /** Until this job has been told of a first time, or would have been. */
  firstTry({ id }: LocalJob): Promise<void> {
    const tried = this.#firstTries.get(id) ?? Promise.withResolvers<void>()
    this.#firstTries.set(id, tried)
    return tried.promise
  }

  /** @param result of the job, with the status it is read with */
  tell(job: LocalJob, result: JsonAnswer): void {
    const copies = this.#faults.take('webhook_twice', job.kind) ? 2 : 1
    const isLost = this.#faults.take('webhook_lost', job.kind)
    if (!job.webhook || isLost) {
      this.#firstTries.get(job.id)?.resolve()
      return
    }
    const error = `Invalid status code: ${result.status}`
    const body = JSON.stringify({
      ...{ request_id: job.id, gateway_request_id: job.id, payload: result.json },
      ...(result.status < 300 ? { status: 'OK' } : { status: 'ERROR', error }),
    })
    const how = {
      key: this.#faults.take('webhook_wrongly_signed', job.kind) ? newKey().privateKey : null,
      age: this.#faults.take('webhook_stale', job.kind) ? STALE_SECONDS : 0,
    }
    for (let copy = 0; copy < copies; copy += 1) void this.#untilTaken(job, body, how)
  }

  close(): void {
    this.#ends.abort()
    for (const { resolve } of this.#firstTries.values()) resolve()
  }

  async #untilTaken(job: LocalJob, body: string, how: { key: KeyObject | null; age: number }): Promise<void> {
    const { signal } = this.#ends
    for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt += 1) {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.#signed(job.id, body, how) },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      }
      const taken = await fetch(job.webhook as string, request).catch(() => null)
      // Read to its end, so that its connection serves again.
      await taken?.arrayBuffer().catch(() => null)
      this.#firstTries.get(job.id)?.resolve()
      if (taken?.ok) return
      await pause(FIRST_PAUSE_MS * 2 ** attempt, undefined, { signal }).catch(() => undefined)
    }
  }

  #signed(requestId: string, body: string, { key, age }: { key: KeyObject | null; age: number }) {
    const timestamp = String(Math.floor(Date.now() / 1000) - age)
    const digest = createHash('sha256').update(body).digest('hex')
    const message = Buffer.from([requestId, this.#userId, timestamp, digest].join('\n'))
    const signer = key ?? (this.#keys[0] as { privateKey: KeyObject }).privateKey
    return {
      'x-fal-webhook-request-id': requestId,
      'x-fal-webhook-user-id': this.#userId,
      'x-fal-webhook-timestamp': timestamp,
      'x-fal-webhook-signature': sign(null, message, signer).toString('hex'),
    }
  }
}

const newKey = () => generateKeyPairSync('ed25519')
