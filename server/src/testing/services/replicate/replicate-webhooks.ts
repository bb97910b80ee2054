import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { LocalJob } from '../local-jobs.ts'
import type { ServiceFaults } from '../service-faults.ts'

const TRIES = 5
const FIRST_PAUSE_MS = 20
const TEN_MINUTES_S = 600

/** `webhook-id`, `webhook-timestamp` and `webhook-signature` of this body; @param at seconds since 1970 */
export function signed(body: string, secret: string, at = Math.floor(Date.now() / 1000)) {
  const id = `msg_${randomUUID()}`
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  return {
    ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': String(at) },
    'webhook-signature': `v1,${signature}`,
  }
}

type Fate = { isLost: boolean; copies: number; isWronglySigned: boolean; isStale: boolean }

/** Tells of jobs where they asked to be told of, again until it is taken; what is planned to go wrong, does. */
export class ReplicateWebhooks {
  readonly #secret: string
  readonly #faults: ServiceFaults
  readonly #fates = new Map<string, Fate>()
  readonly #underWay = new Set<Promise<void>>()
  #isClosed = false

  constructor(secret: string, faults: ServiceFaults) {
    this.#secret = secret
    this.#faults = faults
  }

  /** Settled when it was taken, or given up; at once where it is lost. */
  tell(job: LocalJob, view: object): Promise<void> {
    const { isLost, copies, isWronglySigned, isStale } = this.#fateOf(job)
    if (!job.webhook || isLost || this.#isClosed) return Promise.resolve()
    const body = JSON.stringify(view)
    const at = Math.floor(Date.now() / 1000) - (isStale ? TEN_MINUTES_S : 0)
    const secret = isWronglySigned ? `whsec_${Buffer.from('of another').toString('base64')}` : this.#secret
    const headers = signed(body, secret, at)
    const address = job.webhook
    const sent = Promise.all(
      Array.from({ length: copies }, () => this.#untilTaken(address, { headers, body })),
    ).then(() => undefined)
    this.#underWay.add(sent)
    return sent.finally(() => this.#underWay.delete(sent))
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#underWay)
  }

  /** Decided once for a job: all that is told of it goes wrong alike. */
  #fateOf({ id, kind }: LocalJob): Fate {
    const fate = this.#fates.get(id) ?? {
      isLost: this.#faults.take('webhook_lost', kind),
      copies: this.#faults.take('webhook_twice', kind) ? 2 : 1,
      isWronglySigned: this.#faults.take('webhook_wrongly_signed', kind),
      isStale: this.#faults.take('webhook_stale', kind),
    }
    this.#fates.set(id, fate)
    return fate
  }

  async #untilTaken(address: string, message: { headers: Record<string, string>; body: string }) {
    for (let attempt = 0; attempt < TRIES && !this.#isClosed; attempt++) {
      const status = await fetch(address, { method: 'POST', redirect: 'manual', ...message })
        // Read to its end, so that its connection serves again.
        .then(async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        })
        .catch(() => 0)
      if (status >= 200 && status < 300) return
      await pause(FIRST_PAUSE_MS * 2 ** attempt)
    }
  }
}
