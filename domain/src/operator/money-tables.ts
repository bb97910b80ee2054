import { DISPUTE_STATES } from '../payment/dispute-states.ts'
import type { Table } from './desk-table.ts'

export const orders = {
  columns: {
    created_at: 'moment',
    receipt: 'text',
    email: 'text',
    kind: 'code',
    what: 'text',
    amount_cents: 'cents',
    refunded_cents: 'cents',
    status: 'code',
  },
  by: 'created_at',
  sorted: ['created_at', 'amount_cents'],
  chosenBy: { column: 'status', of: ['pending', 'paid', 'refunded', 'canceled'] },
} as const satisfies Table

export const refunds = {
  columns: { failed_at: 'moment', receipt: 'text', email: 'text', amount_cents: 'cents', state: 'code' },
  by: 'failed_at',
  sorted: ['failed_at'],
  chosenBy: { column: 'state', of: ['owed', 'settled'] },
  waits: 'owed',
} as const satisfies Table

export const disputes = {
  columns: {
    opened_at: 'moment',
    receipt: 'text',
    email: 'text',
    amount_cents: 'cents',
    reason: 'text',
    state: 'code',
    answer_by: 'moment',
    held_cents: 'cents',
  },
  by: 'opened_at',
  sorted: ['opened_at'],
  chosenBy: { column: 'state', of: DISPUTE_STATES },
  waits: 'open',
} as const satisfies Table

export const withdrawals = {
  columns: {
    declared_at: 'moment',
    name: 'text',
    email: 'text',
    contract: 'text',
    state: 'code',
    refund_cents: 'cents',
  },
  by: 'declared_at',
  sorted: ['declared_at'],
  chosenBy: { column: 'state', of: ['carried_out', 'to_check', 'answered'] },
  waits: 'to_check',
} as const satisfies Table

export const packages = {
  columns: { article: 'code', price_cents: 'cents', images: 'count', since: 'moment' },
  by: 'price_cents',
  sorted: ['price_cents'],
} as const satisfies Table

export const prices = {
  columns: { since: 'moment', until: 'moment', article: 'code', price_cents: 'cents', operator: 'text' },
  by: 'since',
  sorted: ['since'],
} as const satisfies Table
