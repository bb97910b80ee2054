import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { WebhookCall } from '../../engines/hosted/image-service.ts'

/** Where a local image service calls: it keeps what came, as it came. */
export interface WebhookReceiver {
  /** The address for the job of this key; the key stands in it. */
  addressFor(key: string): string
  /** In the order they came, each with the status it was answered with. */
  calls: (WebhookCall & { key: string; status: number })[]
  /** The next calls are answered with these statuses, one each; after them with 200. */
  statuses: number[]
  close(): Promise<void>
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const calls: WebhookReceiver['calls'] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const key = new URL(request.url ?? '/', 'http://receiver').searchParams.get('job') ?? ''
    const status = statuses.shift() ?? 200
    calls.push({ key, status, headers: request.headers, body })
    response.writeHead(status).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    addressFor: (key) => `http://127.0.0.1:${port}/called?job=${key}`,
    ...{ calls, statuses },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
