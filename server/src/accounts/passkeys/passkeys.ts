import { PASSKEYS_MAX } from '@app/domain/accounts/account-rules.ts'
import type { Passkey } from '@app/domain/accounts/proofs-api.ts'
import { and, asc, count, eq, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../database/client.ts'
import { passkeys, signIns, users } from '../../database/schema/accounts.ts'
import { refuse } from '../../errors.ts'
import type { Posting } from '../posting.ts'
import { raiseProof } from '../proofs/sign-in-proofs.ts'
import { tellHer } from '../proofs/tell-her.ts'
import { holdPassword } from '../reauthenticate.ts'
import type { Person } from '../sign-ins.ts'
import { tokenHash } from '../tokens.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export async function listPasskeys(database: Queryable, userId: string): Promise<Passkey[]> {
  const rows = await rowsOf(database, userId)
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ id, name, createdAt: createdAt.toISOString() },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

export const rowsOf = (database: Queryable, userId: string): Promise<PasskeyRow[]> =>
  database.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))

export async function personOfPasskey(
  database: Queryable,
  id: string,
): Promise<{ passkey: PasskeyRow; person: Person } | null> {
  const [found] = await database
    .select({ passkey: passkeys, person: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, id))
  return found ?? null
}

/** Hers from now on; this browser has just shown it. */
export async function addPasskey(
  context: Posting,
  person: Person,
  added: Pick<PasskeyRow, 'id' | 'name' | 'publicKey' | 'counter' | 'transports'> & {
    signIn: string | undefined
  },
): Promise<void> {
  const { signIn, ...passkey } = added
  await context.database.transaction(async (tx) => {
    await holdPassword(tx, person)
    await refuseMore(tx, person.id)
    const laid = await tx
      .insert(passkeys)
      .values({ ...passkey, userId: person.id })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (laid.length === 0) refuse('passkey_refused')
    await raiseProof(tx, signIn, 'passkey')
    await tellHer(context, tx, person, 'passkey_added')
  })
}

export async function refuseMore(database: Queryable, userId: string): Promise<void> {
  const [counted] = await database
    .select({ total: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  if ((counted?.total ?? 0) >= PASSKEYS_MAX) refuse('passkeys_full')
}

/** It opens nothing any more, and what passkeys have opened in other browsers ends: it may have been this one. */
export async function removePasskey(
  context: Posting,
  person: Person,
  { id, signIn }: { id: string; signIn: string | undefined },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await holdPassword(tx, person)
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, person.id)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) refuse('not_found')
    await tx
      .delete(signIns)
      .where(
        and(
          eq(signIns.userId, person.id),
          eq(signIns.proof, 'passkey'),
          ne(signIns.tokenHash, tokenHash(signIn ?? '')),
        ),
      )
    // What stays open here was opened by a passkey that may be the one that went.
    if ((await rowsOf(tx, person.id)).length === 0) await raiseProof(tx, signIn, 'password')
    await tellHer(context, tx, person, 'passkey_removed')
  })
}

/** A counter that has not gone on is a copy's (WebAuthn 7.2): only one of two answers at once is taken. */
export async function usePasskey(database: Database, passkey: PasskeyRow, counter: number): Promise<void> {
  const used = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id })
  if (used.length === 0) refuse('passkey_refused')
}
