import type { ClaimKind } from '@app/domain/site/claim-parts.ts'
import { date, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Figures and reviews that the house shows of itself, published or not. */
export const claims = pgTable('claims', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind').notNull().$type<ClaimKind>(),
  /** Its part of the file of claims, without its proof. */
  says: jsonb('says').notNull().$type<object>(),
  evidence: text('evidence').notNull().default(''),
  evidenceUrl: text('evidence_url').notNull().default(''),
  provenOn: date('proven_on', { mode: 'string' }),
  /** What lets the house say it. */
  licence: text('licence').notNull().default(''),
  enteredAt: moment('entered_at').notNull().defaultNow(),
  publishedAt: moment('published_at'),
  withdrawnAt: moment('withdrawn_at'),
})

/** What came by the file of claims comes once, also where it was deleted since. */
export const claimsFromFile = pgTable('claims_from_file', {
  fingerprint: text('fingerprint').primaryKey(),
  at: moment('at').notNull().defaultNow(),
})
