import type { LocalJob, LocalJobs } from '../local-jobs.ts'
import type { ServiceFaults } from '../service-faults.ts'
import type { ReplicateBooks } from './replicate-books.ts'
import { ReplicateRefusal } from './replicate-refusal.ts'
import type { Addresses } from './replicate-views.ts'
import type { ReplicateWebhooks } from './replicate-webhooks.ts'

export interface ReplicateAccount {
  owner: string
  webhookSecret: string
  books: ReplicateBooks
  jobs: LocalJobs
  faults: ServiceFaults
  webhooks: ReplicateWebhooks
  addresses: Addresses
  /** How many of a list stand on one page. */
  pageSize: number
  /** Whether a deleted version stays a while, as it does there. */
  /** What it says in a 429: come again after so long. */
  throttledSeconds: number
  versionsLinger: boolean
}

export interface ReplicateCall {
  /** What the path names, in its order. */
  named: string[]
  query: URLSearchParams
  headers: Record<string, string>
  body: Buffer
}

export interface ReplicateAnswer {
  status: number
  body?: unknown
}

type Act = (account: ReplicateAccount, call: ReplicateCall) => ReplicateAnswer | Promise<ReplicateAnswer>
export interface ReplicateRoute {
  method: string
  path: RegExp
  /** What it begins, where it begins something. */
  begins: LocalJob['kind'] | null
  act: Act
}

export const route = (call: string, act: Act, begins: LocalJob['kind'] | null = null): ReplicateRoute => {
  const [method = '', path = ''] = call.split(' ')
  return { method, path: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`), begins, act }
}

export const json = ({ body }: ReplicateCall): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new ReplicateRefusal(400, { detail: 'The request body is not valid JSON', status: 400 })
  }
}

export const ok = (body: unknown, status = 200): ReplicateAnswer => ({ status, body })

export function refuse(refusal: ReplicateRefusal): never {
  throw refusal
}
