import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StripeBooks } from './books.ts'
import { BROWSER_CALLS, type Route, SERVER_CALLS } from './calls.ts'
import { type Fault, Faults } from './faults.ts'
import { readForm } from './form-body.ts'
import { type Answer, IdempotencyKeys } from './idempotency.ts'
import { newId } from './shapes.ts'
import { brokenDown, keyInUse, missing, StripeRefusal, tooMany } from './stripe-refusal.ts'
import { Webhooks } from './webhooks.ts'

export interface StripeServer {
  url: string
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** What it knows, and what somebody may do at its own dashboard. */
  books: StripeBooks
  webhooks: Webhooks
  faults: Faults
  keys: IdempotencyKeys
  /** Every call that came, such as `POST /v1/refunds`, with its idempotency key. */
  calls: { call: string; key: string | undefined; body: string }[]
  close(): Promise<void>
}

const ANY_SITE = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, stripe-version',
  'access-control-allow-methods': 'GET, POST',
}

/**
 * A server that speaks Stripe's API as stripe-node, Stripe.js and our webhook meet it: payment intents, refunds,
 * events, idempotency keys, signed messages, and what goes wrong with them. It takes no money.
 */
export async function startStripeServer(port = 0): Promise<StripeServer> {
  const keys = {
    secretKey: newId('sk_test'),
    publishableKey: newId('pk_test'),
    webhookSecret: newId('whsec'),
  }
  const webhooks = new Webhooks(keys.webhookSecret)
  const books = new StripeBooks((event) => webhooks.tell(event))
  const shared = { books, webhooks, faults: new Faults(), keys: new IdempotencyKeys(), calls: [] }
  const server = createServer((request, response) => {
    serve({ ...shared, ...keys }, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    ...keys,
    ...shared,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      webhooks.mode = 'lose'
      await webhooks.quiet()
      server.closeAllConnections()
      await new Promise<unknown>((closed) => server.close(closed))
    },
  }
}

type StripeAccount = Omit<StripeServer, 'url' | 'close'>

async function serve(
  account: StripeAccount,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') return send(response, { status: 204, body: {}, headers: ANY_SITE })
  const body = await textOfRequest(request)
  const answer = await answerTo(account, request, body).catch((cause) => {
    if (!(cause instanceof StripeRefusal)) throw cause
    return refused(cause)
  })
  if (answer) send(response, { ...answer, headers: { ...answer.headers, ...ANY_SITE } })
  else response.destroy()
}

/** Null: nobody answers. */
async function answerTo(
  account: StripeAccount,
  request: IncomingMessage,
  body: string,
): Promise<Answer | null> {
  const url = new URL(request.url ?? '/', 'http://stripe')
  const form = readForm(body)
  const fromBrowser = isBrowser(account, request, url, form)
  const call = `${request.method} ${url.pathname}`
  const header = request.headers['idempotency-key']
  const key = request.method === 'POST' && typeof header === 'string' ? header : undefined
  account.calls.push({ call, key, body })
  const { route, id } = find(fromBrowser ? BROWSER_CALLS : SERVER_CALLS, request.method, url)
  const act = () => route.act(account.books, { id, form, query: url.searchParams })
  const fault = fromBrowser ? null : account.faults.pick(call)
  if (fault === 'dropped_before') return null
  if (fault === 'too_many') throw tooMany()
  if (fault === 'in_use') throw keyInUse()
  const answer = await account.keys.once(key, call + body, () => carryOut(act, fault, account.faults))
  return fault === 'dropped_after' ? null : answer
}

async function carryOut(act: () => object, fault: Fault | null, faults: Faults): Promise<Answer> {
  if (fault === 'failed') return refused(brokenDown())
  if (fault === 'slow') await faults.slowUntil()
  try {
    const body = act()
    return fault === 'failed_after' ? refused(brokenDown()) : { status: 200, body }
  } catch (cause) {
    if (cause instanceof StripeRefusal) return refused(cause)
    throw cause
  }
}

/** Who calls is said by the key: the secret one, or the one every browser may know. */
function isBrowser(
  account: StripeAccount,
  request: IncomingMessage,
  url: URL,
  form: ReturnType<typeof readForm>,
): boolean {
  const bearer = request.headers.authorization?.replace(/^Bearer /, '')
  const key = bearer ?? form.key ?? url.searchParams.get('key')
  if (key === account.secretKey) return false
  if (key === account.publishableKey) return true
  throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
}

function find(routes: Route[], method: string | undefined, url: URL): { route: Route; id: string } {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(url.pathname) : null
    if (match) return { route, id: match[1] ?? '' }
  }
  throw missing('address', url.pathname)
}

const refused = ({ status, body, headers }: StripeRefusal): Answer => ({
  status,
  body: { error: body },
  headers,
})

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    ...headers,
  })
  response.end(status === 204 ? undefined : JSON.stringify(body))
}

async function textOfRequest(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}
