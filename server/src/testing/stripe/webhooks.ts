import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { StripeEvent } from './shapes.ts'

/** Where messages go: an address, or whoever takes a body with its signature and answers a status. */
export type WebhookAddress = string | ((body: string, signature: string) => Promise<number>)

const TRIES = 5
const FIRST_PAUSE_MS = 50

/** `t=…,v1=…[,v1=…]`: one signature for each secret in use, of exactly these bytes. */
export function sign(body: string, secrets: readonly string[], at = Math.floor(Date.now() / 1000)): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  )
  return [`t=${at}`, ...signatures].join(',')
}

export class Webhooks {
  /** `send`: at once, and again until one is taken. `hold`: kept for `deliver`. `lose`: nobody hears of it. */
  mode: 'send' | 'hold' | 'lose' = 'send'
  /** Each message is sent this many times, at once. */
  copies = 1
  /** Two while one secret replaces the other. */
  secrets: string[]
  readonly held: StripeEvent[] = []
  #address: WebhookAddress | null = null
  readonly #underWay = new Set<Promise<void>>()

  constructor(secret: string) {
    this.secrets = [secret]
  }

  sendTo(address: WebhookAddress): void {
    this.#address = address
  }

  tell(event: StripeEvent): void {
    if (this.mode === 'hold') this.held.push(event)
    if (this.mode !== 'send' || !this.#address) return
    for (let copy = 0; copy < this.copies; copy++) this.#send(event)
  }

  /** Sends this message once, whatever the mode; the status it was answered with. */
  deliver(event: StripeEvent): Promise<number> {
    const body = JSON.stringify(event, null, 2)
    return this.#post(body, sign(body, this.secrets))
  }

  /** All that was held, in this order; the oldest first by default. */
  async deliverHeld(order: (held: StripeEvent[]) => StripeEvent[] = (held) => held): Promise<number[]> {
    const statuses: number[] = []
    for (const event of order(this.held.splice(0))) statuses.push(await this.deliver(event))
    return statuses
  }

  /** Until nothing is under way any more. */
  async quiet(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  #send(event: StripeEvent): void {
    const sent = this.#untilTaken(event).finally(() => this.#underWay.delete(sent))
    this.#underWay.add(sent)
  }

  async #untilTaken(event: StripeEvent): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const status = await this.deliver(event).catch(() => 0)
      if (status >= 200 && status < 300) return
      await pause(FIRST_PAUSE_MS * 2 ** attempt)
    }
  }

  async #post(body: string, signature: string): Promise<number> {
    if (!this.#address) throw new Error('no address for webhooks was given')
    if (typeof this.#address !== 'string') return this.#address(body, signature)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    return (await fetch(this.#address, { method: 'POST', headers, body })).status
  }
}
