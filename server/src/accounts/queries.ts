import { normaliseEmail } from '@app/domain/accounts/account-rules.ts'
import type { Profile, Register, User } from '@app/domain/accounts/accounts-api.ts'
import type { Language } from '@app/texts/languages.ts'
import { eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { refuse } from '../errors.ts'
import type { Person } from './sign-ins.ts'

const UNIQUE_VIOLATION = '23505'

export const findByEmail = async (database: Queryable, email: string): Promise<Person | undefined> =>
  (
    await database
      .select()
      .from(users)
      .where(eq(users.email, normaliseEmail(email)))
  )[0]

export async function createPerson(
  database: Queryable,
  her: Register & { passwordHash: string; language: Language },
): Promise<Person> {
  const [created] = await database
    .insert(users)
    .values({
      email: normaliseEmail(her.email),
      passwordHash: her.passwordHash,
      firstName: her.firstName,
      gender: her.gender ?? null,
      language: her.language,
    })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return created ?? refuse('account_exists')
}

/** All but her address, which she must confirm first (addresses/new-address.ts). */
export async function changeProfile(database: Queryable, person: Person, profile: Profile): Promise<Person> {
  const changed = await database
    .update(users)
    .set({
      firstName: profile.firstName,
      lastName: profile.lastName || null,
      phone: profile.phone || null,
    })
    .where(eq(users.id, person.id))
    .returning()
  return changed[0] ?? refuse('signed_out')
}

export const isUniqueViolation = (cause: unknown): boolean =>
  (cause as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION

/** She is a professional from now on, under the name and number she gave. */
export async function makePro(
  tx: Queryable,
  userId: string,
  { salonName, siret }: { salonName: string; siret: string },
): Promise<void> {
  await tx.update(users).set({ userType: 'pro', salonName, siret }).where(eq(users.id, userId))
}

/** What an operator changes of an account; its address, or null where there is none. */
export async function changePerson(
  database: Queryable,
  email: string,
  changes: PgUpdateSetSource<typeof users>,
): Promise<string | null> {
  const [her] = await database
    .update(users)
    .set(changes)
    .where(eq(users.email, normaliseEmail(email)))
    .returning({ email: users.email })
  return her?.email ?? null
}

/** Her address as it is now, held until the transaction ends: it may have changed since the request began. */
export async function holdConfirmedEmail(tx: Queryable, userId: string): Promise<string> {
  const [her] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return her?.emailVerifiedAt ? her.email : refuse('account_unverified_free')
}

/**
 * Whoever changes what an account has of credits, or of open shares, waits for whoever does too. To be held before anything of hers:
 * deleting the account takes it first as well, and two that wait for each other would both be lost.
 */
export async function holdAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** A person as she may read herself, with her credits: these stand above accounts, and are asked for in app.ts. */
export type Describe = (person: Person, request: FastifyRequest) => Promise<User>

/** What a person may read of herself. */
export const describePerson = (
  config: Config,
  person: Person,
  { credits, operator }: Pick<User, 'credits' | 'operator'>,
): User => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  emailVerified: person.emailVerifiedAt !== null,
  pendingEmail: person.pendingEmail,
  phone: person.phone,
  gender: person.gender,
  image: person.image,
  userType: person.userType,
  credits,
  operator,
  canTestNotifications: config.mode !== 'production' || operator === 'open',
})
