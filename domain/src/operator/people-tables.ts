import type { Table } from './desk-table.ts'

export const people = {
  columns: {
    email: 'text',
    first_name: 'text',
    user_type: 'code',
    confirmed: 'yes',
    operator: 'yes',
    credits: 'count',
    transformations: 'count',
    created_at: 'moment',
    last_visit_at: 'moment',
    blocked_at: 'moment',
  },
  by: 'created_at',
  sorted: ['created_at', 'last_visit_at', 'email', 'first_name'],
  chosenBy: { column: 'user_type', of: ['client', 'pro'] },
} as const satisfies Table

export const proRequests = {
  columns: { created_at: 'moment', email: 'text', salon_name: 'text', siret: 'text', status: 'code' },
  by: 'created_at',
  sorted: ['created_at'],
  chosenBy: { column: 'status', of: ['pending', 'accepted', 'refused'] },
  waits: 'pending',
} as const satisfies Table

export const reviews = {
  columns: { answered_at: 'moment', first_name: 'text', pleased: 'yes', text: 'text', publication: 'code' },
  by: 'answered_at',
  sorted: ['answered_at'],
  chosenBy: { column: 'publication', of: ['waiting', 'published', 'refused'] },
  waits: 'waiting',
} as const satisfies Table

export const enquiries = {
  columns: { asked_at: 'moment', number: 'count', email: 'text', text: 'text', state: 'code' },
  by: 'asked_at',
  sorted: ['asked_at'],
  chosenBy: { column: 'state', of: ['open', 'answered'] },
  waits: 'open',
} as const satisfies Table
