import { type Avatar, DEFAULT_AVATAR, type Gender } from '@app/domain/accounts/account-rules.ts'
import type { Language } from '@app/texts/languages.ts'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What she showed to sign in. */
export const PROOFS = ['password', 'second_factor', 'passkey'] as const
export type Proof = (typeof PROOFS)[number]

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name'),
  phone: text('phone'),
  gender: text('gender').$type<Gender>(),
  image: text('image').notNull().$type<Avatar>().default(DEFAULT_AVATAR),
  userType: text('user_type').notNull().$type<'client' | 'pro'>().default('client'),
  language: text('language').notNull().$type<Language>().default('fr'),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  pendingEmail: text('pending_email'),
  isOperator: boolean('is_operator').notNull().default(false),
  /** Of a professional, from the request that was accepted. */
  salonName: text('salon_name'),
  siret: text('siret'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastVisitAt: timestamp('last_visit_at', { withTimezone: true }).notNull().defaultNow(),
  /** When she was told that her account goes; void once she has come since. */
  idleWarnedAt: timestamp('idle_warned_at', { withTimezone: true }),
  blockedAt: timestamp('blocked_at', { withTimezone: true }),
  /** As she reads it. */
  blockedReason: text('blocked_reason').notNull().default(''),
  /** When an operator has decided that it goes. */
  deletionAskedAt: timestamp('deletion_asked_at', { withTimezone: true }),
})

export const signIns = pgTable('sign_ins', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  proof: text('proof').notNull().$type<Proof>().default('password'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Written by triggers alone (migration 0033): no code can forget to. */
export const personChanges = pgTable('person_changes', {
  userId: uuid('user_id').primaryKey(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
})

export const signInFailures = pgTable('sign_in_failures', {
  account: text('account').notNull(),
  /** Where it was typed (accounts/sign-in-tries.ts). */
  origin: text('origin').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})

export const knownDevices = pgTable('known_devices', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
})

export const erasures = pgTable('erasures', {
  accountHash: text('account_hash').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  listedAt: timestamp('listed_at', { withTimezone: true }),
})

export const emailTokens = pgTable('email_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  email: text('email').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export const emailCodes = pgTable('email_codes', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})

export const passwordLinks = pgTable('password_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const passwordLinkRequests = pgTable('password_link_requests', {
  account: text('account').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})

export const passkeys = pgTable('passkeys', {
  /** As the authenticator names it, base64url. */
  id: text('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  /** COSE, base64url. */
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  transports: jsonb('transports').notNull().$type<string[]>().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  userId: uuid('user_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  secret: text('secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
})

export const recoveryCodes = pgTable('recovery_codes', {
  codeHash: text('code_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
})

export const waitingSignIns = pgTable('waiting_sign_ins', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
