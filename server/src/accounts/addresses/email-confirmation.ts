import { EMAIL_CONFIRMATION_HOURS, printEmailCode } from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/client.ts'
import { emailTokens, users } from '../../database/schema/accounts.ts'
import { textsIn } from '../../plugins/texts.ts'
import { isUniqueViolation } from '../queries.ts'
import type { Person } from '../sign-ins.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { confirmAddress } from './confirm-address.ts'
import { newEmailCode } from './email-code.ts'

/** By the clock that says later whether it is over. */
export const CONFIRMATION_LIFE = sql`make_interval(hours => ${EMAIL_CONFIRMATION_HOURS}::int)`

/** Writes the message with a fresh link and a fresh code, either of which proves the address is hers: her first one, or the one she changes to. */
export async function postConfirmation(
  context: Pick<Context, 'config' | 'mailer' | 'publicUrl'>,
  tx: Queryable,
  person: Person,
): Promise<void> {
  const token = newToken()
  const email = person.pendingEmail ?? person.email
  const code = await newEmailCode(tx, person.id, email)
  await tx.insert(emailTokens).values({
    tokenHash: tokenHash(token),
    userId: person.id,
    email,
    expiresAt: sql`now() + ${CONFIRMATION_LIFE}`,
  })
  await context.mailer.post(tx, {
    to: email,
    userId: person.id,
    language: person.language,
    kind: person.pendingEmail ? 'new_address' : 'welcome',
    values: { firstName: person.firstName, ...(opensHerFreeOne(context, person) && { context: 'free' }) },
    link: context.publicUrl() + pages.confirmEmail(token),
    parts: [{ title: printEmailCode(code), paragraphs: [textsIn(person.language)('mails.code')] }],
  })
}

/** A confirmed address is what the first transformation of a client waits for; the message then says so. */
const opensHerFreeOne = (context: Pick<Context, 'config'>, { userType }: Person): boolean =>
  context.config.firstFree && userType !== 'pro'

/** True when the token was good: single use, in time, and for the address she has or is waiting for. */
export async function confirmEmail(
  context: Pick<Context, 'database' | 'mailer' | 'publicUrl'>,
  token: string,
): Promise<boolean> {
  try {
    return await context.database.transaction(
      async (tx) => (await useToken(context, tx, token)) || (await hasConfirmed(tx, token)),
    )
  } catch (cause) {
    // Somebody has registered this address since she asked for it.
    if (isUniqueViolation(cause)) return false
    throw cause
  }
}

async function useToken(
  context: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  token: string,
): Promise<boolean> {
  const [used] = await tx
    .update(emailTokens)
    .set({ usedAt: sql`now()` })
    .where(and(isToken(token), isNull(emailTokens.usedAt)))
    .returning()
  if (!used) return false
  return confirmAddress(context, tx, used)
}

const isToken = (token: string) =>
  and(eq(emailTokens.tokenHash, tokenHash(token)), gt(emailTokens.expiresAt, sql`now()`))

/** A mail filter follows links before she does: hers then finds that what it is for is done. */
async function hasConfirmed(tx: Queryable, token: string): Promise<boolean> {
  const done = await tx
    .select({ id: users.id })
    .from(emailTokens)
    .innerJoin(users, and(eq(users.id, emailTokens.userId), eq(users.email, emailTokens.email)))
    .where(and(isToken(token), isNotNull(emailTokens.usedAt), isNotNull(users.emailVerifiedAt)))
  return done.length > 0
}
