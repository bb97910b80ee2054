import { Agent, request } from 'node:http'
import { api } from '@app/domain/routes.ts'
import { chanceOf } from '../server/src/testing/stripe/chance.ts'
import { sign } from '../server/src/testing/stripe/webhooks.ts'
import { percentile } from './percentile.ts'

export interface Sent {
  perSecond: number
  /** Milliseconds within which 99 of 100 were acknowledged. */
  p99: number
  refused: number
}

/** Every message twice, in a random order that is the same for the same seed, signed before the clock starts. */
export async function sendAll(
  url: string,
  secret: string,
  bodies: string[],
  { seed, atOnce }: { seed: number; atOnce: number },
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const waiting = shuffled([...bodies, ...bodies], seed).map((body) => ({
    body,
    signature: sign(body, [secret]),
  }))
  const count = waiting.length
  const waits: number[] = []
  let refused = 0
  const sendOneByOne = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const began = performance.now()
      if ((await post(url, agent, next)) !== 200) refused++
      waits.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, sendOneByOne))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  const p99 = percentile(waits, 0.99)
  return { perSecond: count / seconds, p99, refused }
}

/** Fisher and Yates. */
function shuffled<T>(them: T[], seed: number): T[] {
  const chance = chanceOf(seed)
  const mixed = [...them]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T]
  }
  return mixed
}

function post(
  url: string,
  agent: Agent,
  { body, signature }: { body: string; signature: string },
): Promise<number> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': signature,
  }
  return new Promise((answered, failed) => {
    const sent = request(url + api.cardWebhook('stripe'), { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => answered(answer.statusCode ?? 0))
    })
    sent.once('error', failed)
    sent.end(body)
  })
}
