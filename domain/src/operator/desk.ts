import { DISPUTE_STATES } from '../payment/dispute-states.ts'

/**
 * What an act needs beside the row it is done to: nothing, a reason somebody reads, an amount that may be left out, a
 * price, a number of credits with a reason, the address of the person, typed, what is decided about a course, what the
 * house claims, what proves that, what may be spent in a day with a reason, a reason that the log alone keeps, a picture,
 * what lets the house use it, or, with nothing typed, which words were read.
 */
export type ActNeeds =
  | 'nothing'
  | 'reason'
  | 'amount'
  | 'price'
  | 'credits'
  | 'address'
  | 'offer'
  | 'claim'
  | 'proof'
  | 'budget'
  | 'note'
  | 'version'
  | 'picture'
  | 'licence'

/** What an operator may do at the desk: each is the command of the same name. */
export const DESK_ACTS = {
  'make-pro': 'nothing',
  'make-client': 'nothing',
  'confirm-email': 'nothing',
  'give-credits': 'credits',
  'take-credits': 'credits',
  block: 'reason',
  unblock: 'nothing',
  'delete-account': 'address',
  'accept-pro': 'nothing',
  'refuse-pro': 'nothing',
  'retry-transformation': 'nothing',
  'cancel-transformation': 'nothing',
  'show-images': 'reason',
  refund: 'amount',
  'refund-paid-otherwise': 'nothing',
  'set-price': 'price',
  'withdrawal-settled': 'nothing',
  'course-offer': 'offer',
  'publish-course': 'nothing',
  'withdraw-course': 'nothing',
  'enter-claim': 'claim',
  'prove-claim': 'proof',
  'publish-claim': 'nothing',
  'withdraw-claim': 'nothing',
  'delete-claim': 'nothing',
  'upload-look': 'picture',
  'check-look': 'nothing',
  'look-licence': 'licence',
  'publish-look': 'nothing',
  'withdraw-look': 'note',
  'delete-look': 'nothing',
  'publish-review': 'version',
  'refuse-review': 'reason',
  'enquiry-answered': 'nothing',
  'retry-mail': 'nothing',
  'resolve-alert': 'nothing',
  'retry-job': 'nothing',
  'set-budget': 'budget',
  'clear-budget': 'note',
} as const satisfies Record<string, ActNeeds>
export type DeskAct = keyof typeof DESK_ACTS
export const DESK_ACT_NAMES = Object.keys(DESK_ACTS) as DeskAct[]

/** What stands in a column; a `code` is one of a few words, said in the reader's language where it is known; a `day` is one of the calendar; a `cost` is in thousandths of a cent; `codes` are such words with a space between, each a sentence; a `picture` is named by its row. */
export type CellKind =
  | 'picture'
  | 'codes'
  | 'text'
  | 'moment'
  | 'day'
  | 'cents'
  | 'cost'
  | 'count'
  | 'code'
  | 'yes'

interface Table {
  columns: Record<string, CellKind>
  /** The column its rows are in the order of, the latest first. */
  by: string
  /** The columns they may be put in the order of: those an index keeps in order, however many rows there are. */
  sorted: readonly string[]
  /** The column rows may be chosen by, and the words it may have. */
  chosenBy?: { column: string; of: readonly string[] }
  /** Of `chosenBy`: the word of rows that wait for somebody. */
  waits?: string
  /** The act that adds a row to it, where an operator may. */
  adds?: DeskAct
}

/** The tables of the desk: server and pages draw them from here. */
export const DESK_TABLES = {
  people: {
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
  },
  transformations: {
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
  },
  orders: {
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
  },
  refunds: {
    columns: { failed_at: 'moment', receipt: 'text', email: 'text', amount_cents: 'cents', state: 'code' },
    by: 'failed_at',
    sorted: ['failed_at'],
    chosenBy: { column: 'state', of: ['owed', 'settled'] },
    waits: 'owed',
  },
  disputes: {
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
  },
  withdrawals: {
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
  },
  courses: {
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
  },
  claims: {
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
  },
  looks: {
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
  },
  'pro-requests': {
    columns: { created_at: 'moment', email: 'text', salon_name: 'text', siret: 'text', status: 'code' },
    by: 'created_at',
    sorted: ['created_at'],
    chosenBy: { column: 'status', of: ['pending', 'accepted', 'refused'] },
    waits: 'pending',
  },
  reviews: {
    columns: { answered_at: 'moment', first_name: 'text', pleased: 'yes', text: 'text', publication: 'code' },
    by: 'answered_at',
    sorted: ['answered_at'],
    chosenBy: { column: 'publication', of: ['waiting', 'published', 'refused'] },
    waits: 'waiting',
  },
  enquiries: {
    columns: { asked_at: 'moment', number: 'count', email: 'text', text: 'text', state: 'code' },
    by: 'asked_at',
    sorted: ['asked_at'],
    chosenBy: { column: 'state', of: ['open', 'answered'] },
    waits: 'open',
  },
  mails: {
    columns: { created_at: 'moment', kind: 'text', recipient: 'text', attempts: 'count', state: 'code' },
    by: 'created_at',
    sorted: ['created_at'],
    chosenBy: { column: 'state', of: ['given_up', 'waiting', 'sent'] },
    waits: 'given_up',
  },
  alerts: {
    columns: { last_seen_at: 'moment', kind: 'code', subject: 'text', count: 'count', state: 'code' },
    by: 'last_seen_at',
    sorted: ['last_seen_at'],
    chosenBy: { column: 'state', of: ['open', 'resolved'] },
    waits: 'open',
  },
  queues: {
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
  },
  jobs: {
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
  },
  packages: {
    columns: { article: 'code', price_cents: 'cents', images: 'count', since: 'moment' },
    by: 'price_cents',
    sorted: ['price_cents'],
  },
  prices: {
    columns: { since: 'moment', until: 'moment', article: 'code', price_cents: 'cents', operator: 'text' },
    by: 'since',
    sorted: ['since'],
  },
  acts: {
    columns: { at: 'moment', operator: 'text', act: 'text', subject: 'text', words: 'text', done: 'yes' },
    by: 'at',
    sorted: ['at'],
  },
} as const satisfies Record<string, Table>
export type DeskTableName = keyof typeof DESK_TABLES
export const DESK_TABLE_NAMES = Object.keys(DESK_TABLES) as DeskTableName[]
export const deskTable = (name: DeskTableName): Table => DESK_TABLES[name]

export const DESK_ROWS_A_PAGE = 50
/** Rows are counted so far, and leafed through: who looks for one among more chooses, or searches. */
export const DESK_ROWS_COUNTED = 1000
/** The most rows of a file for a spreadsheet. */
export const DESK_ROWS_A_FILE = 10_000
