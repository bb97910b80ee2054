import type { Table } from './desk-table.ts'
import { disputes, orders, packages, prices, refunds, withdrawals } from './money-tables.ts'
import { claims, courses, looks } from './offer-tables.ts'
import { enquiries, people, proRequests, reviews } from './people-tables.ts'
import { acts, alerts, jobs, mails, queues, transformations } from './work-tables.ts'

/** The tables of the desk, in the order they stand there: server and pages draw them from here. */
export const DESK_TABLES = {
  people,
  transformations,
  orders,
  refunds,
  disputes,
  withdrawals,
  courses,
  claims,
  looks,
  'pro-requests': proRequests,
  reviews,
  enquiries,
  mails,
  alerts,
  queues,
  jobs,
  packages,
  prices,
  acts,
} as const satisfies Record<string, Table>
export type DeskTableName = keyof typeof DESK_TABLES
export const DESK_TABLE_NAMES = Object.keys(DESK_TABLES) as DeskTableName[]
export const deskTable = (name: DeskTableName): Table => DESK_TABLES[name]

export const DESK_ROWS_A_PAGE = 50
/** Rows are counted so far, and leafed through: who looks for one among more chooses, or searches. */
export const DESK_ROWS_COUNTED = 1000
/** The most rows of a file for a spreadsheet. */
export const DESK_ROWS_A_FILE = 10_000
