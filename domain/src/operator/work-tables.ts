import type { Table } from './desk-table.ts'

export const transformations = {
  columns: {
    created_at: 'moment',
    email: 'text',
    name: 'text',
    style: 'code',
    engine: 'text',
    status: 'code',
    images: 'count',
    ordered: 'count',
    minutes: 'count',
    stage: 'code',
    photos_read: 'count',
    candidates_tried: 'count',
    attempt: 'count',
    cost: 'cost',
    refund_cents: 'cents',
  },
  by: 'created_at',
  sorted: ['created_at', 'minutes'],
  chosenBy: { column: 'status', of: ['pending', 'training', 'generating', 'completed', 'failed'] },
} as const satisfies Table

export const mails = {
  columns: { created_at: 'moment', kind: 'text', recipient: 'text', attempts: 'count', state: 'code' },
  by: 'created_at',
  sorted: ['created_at'],
  chosenBy: { column: 'state', of: ['given_up', 'waiting', 'sent'] },
  waits: 'given_up',
} as const satisfies Table

export const alerts = {
  columns: { last_seen_at: 'moment', kind: 'code', subject: 'text', count: 'count', state: 'code' },
  by: 'last_seen_at',
  sorted: ['last_seen_at'],
  chosenBy: { column: 'state', of: ['open', 'resolved'] },
  waits: 'open',
} as const satisfies Table

export const queues = {
  columns: {
    queue: 'code',
    waiting: 'count',
    waiting_since: 'moment',
    running: 'count',
    failed: 'count',
    failed_since: 'moment',
  },
  by: 'queue',
  sorted: ['queue'],
} as const satisfies Table

export const jobs = {
  columns: {
    failed_at: 'moment',
    queue: 'code',
    about: 'text',
    count: 'count',
    reason: 'text',
    state: 'code',
  },
  by: 'failed_at',
  sorted: ['failed_at'],
  chosenBy: { column: 'state', of: ['failed', 'resolved'] },
  waits: 'failed',
} as const satisfies Table

export const acts = {
  columns: { at: 'moment', operator: 'text', act: 'text', subject: 'text', words: 'text', done: 'yes' },
  by: 'at',
  sorted: ['at'],
} as const satisfies Table
