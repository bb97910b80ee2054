import type { Table } from './desk-table.ts'

export const courses = {
  columns: {
    title: 'text',
    state: 'code',
    price_cents: 'cents',
    trainer: 'text',
    enrolled: 'count',
    register: 'text',
    registration: 'text',
    registration_url: 'text',
    updated_at: 'moment',
  },
  by: 'updated_at',
  sorted: ['updated_at', 'title', 'price_cents'],
  chosenBy: { column: 'state', of: ['course_undecided', 'course_closed', 'course_open'] },
} as const satisfies Table

export const claims = {
  columns: {
    entered_at: 'moment',
    claim: 'code',
    says: 'text',
    state: 'code',
    evidence: 'text',
    evidence_url: 'text',
    proven_on: 'day',
    licence: 'text',
    published_at: 'moment',
  },
  by: 'entered_at',
  sorted: ['entered_at'],
  chosenBy: {
    column: 'state',
    of: ['claim_unproven', 'claim_proven', 'claim_published', 'claim_withdrawn'],
  },
  adds: 'enter-claim',
} as const satisfies Table

export const looks = {
  columns: {
    picture: 'picture',
    style: 'code',
    state: 'code',
    found: 'codes',
    look_licence: 'text',
    holder: 'text',
    source_url: 'text',
    proof: 'text',
    consent: 'text',
    uploaded_at: 'moment',
    operator: 'text',
    published_at: 'moment',
    withdrawn_at: 'moment',
    withdrawn_why: 'text',
  },
  by: 'uploaded_at',
  sorted: ['uploaded_at'],
  chosenBy: {
    column: 'state',
    of: [
      ...(['look_waiting', 'look_unfit', 'look_unlicensed', 'look_ready'] as const),
      ...(['look_published', 'look_withdrawn'] as const),
    ],
  },
  adds: 'upload-look',
} as const satisfies Table
