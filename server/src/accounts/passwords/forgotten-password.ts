import { setTimeout as pause } from 'node:timers/promises'
import { normaliseEmail, PASSWORD_LINK_MINUTES } from '@app/domain/accounts/account-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Database, Queryable } from '../../database/client.ts'
import { lockName } from '../../database/lock-name.ts'
import { passwordLinkRequests, passwordLinks, users } from '../../database/schema/accounts.ts'
import { refuse } from '../../errors.ts'
import type { ThisBrowser } from '../other-browsers.ts'
import type { Posting } from '../posting.ts'
import { holdPassword } from '../reauthenticate.ts'
import { forgetFailures } from '../sign-in-tries.ts'
import type { Person } from '../sign-ins.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { hashPassword } from './password.ts'
import { refuseGuessable, setPassword } from './set-password.ts'

/** More links than this for one address in the window and it waits: nobody fills a mailbox through us. */
const LINKS_ALLOWED = 5
const WINDOW_SECONDS = 3600
/** An address that has an account costs a few queries more: no answer leaves before this, so none says so. */
const ANSWER_AFTER_MS = 300

/** By the clock that says later whether it is over. */
export const PASSWORD_LINK_LIFE = sql`make_interval(mins => ${PASSWORD_LINK_MINUTES}::int)`

/** Writes to her if there is such an account, and answers the same after the same time if there is none. */
export async function askForPasswordLink(
  context: Pick<Context, 'database' | 'mailer' | 'publicUrl'>,
  typed: string,
): Promise<void> {
  const email = normaliseEmail(typed)
  const asked = context.database.transaction(async (tx) => {
    await countRequest(tx, email)
    const person = await holdAddress(tx, email)
    if (person) await postPasswordLink(context, tx, person)
  })
  // A refusal waits as well: it depends on the address alone, but how long it took must say nothing either.
  await Promise.all([Promise.allSettled([asked]), pause(ANSWER_AFTER_MS)])
  await asked
}

/** Whose address this is, and stays until the link is written: one that is being left gets no key to the account. */
async function holdAddress(tx: Queryable, email: string): Promise<Person | undefined> {
  const [her] = await tx.select().from(users).where(eq(users.email, email)).for('key share')
  return her
}

/** Counts what is asked for an address, with or without an account, one at a time. */
async function countRequest(tx: Queryable, account: string): Promise<void> {
  await lockName(tx, `password link ${account}`)
  const recent = await tx
    .select({ ago: sql<number>`extract(epoch from now() - ${passwordLinkRequests.at})::float` })
    .from(passwordLinkRequests)
    .where(
      and(
        eq(passwordLinkRequests.account, account),
        gt(passwordLinkRequests.at, sql`now() - make_interval(secs => ${WINDOW_SECONDS})`),
      ),
    )
  if (recent.length >= LINKS_ALLOWED) {
    const oldest = Math.max(...recent.map(({ ago }) => ago))
    refuse('throttled', { retryAfterSeconds: Math.max(1, Math.ceil(WINDOW_SECONDS - oldest)) })
  }
  await tx.insert(passwordLinkRequests).values({ account })
}

/** The newest link is the only one that opens. */
async function postPasswordLink(
  context: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  person: Person,
): Promise<void> {
  const token = newToken()
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, person.id))
  await tx.insert(passwordLinks).values({
    tokenHash: tokenHash(token),
    userId: person.id,
    expiresAt: sql`now() + ${PASSWORD_LINK_LIFE}`,
  })
  await context.mailer.post(tx, {
    to: person.email,
    userId: person.id,
    language: person.language,
    kind: 'password_link',
    values: { firstName: person.firstName },
    link: context.publicUrl() + pages.newPasswordLink(token),
  })
}

const isOpen = (token: string) =>
  and(eq(passwordLinks.tokenHash, tokenHash(token)), gt(passwordLinks.expiresAt, sql`now()`))

/** Whose link this is, without using it up; `null` when it opens nothing. */
export async function personOfLink(database: Queryable, token: string): Promise<Person | null> {
  const [found] = await database
    .select({ person: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(isOpen(token))
  return found?.person ?? null
}

/** Uses the link up, and returns whose it was. A password that is refused leaves it open for another try. */
export async function choosePassword(context: Posting, token: string, password: string): Promise<Person> {
  const person = (await personOfLink(context.database, token)) ?? refuse('link_expired')
  await refuseGuessable(context, password, person)
  const passwordHash = await hashPassword(password)
  await context.database.transaction(async (tx) => {
    const used = await tx.delete(passwordLinks).where(isOpen(token)).returning()
    if (used.length === 0) refuse('link_expired')
    await setPassword(context, tx, person, { passwordHash })
    await confirmByLink(tx, person)
  })
  await forgetFailures(context.database, person.email)
  return person
}

/** She has read a message we sent to this address: it is hers. */
async function confirmByLink(tx: Queryable, person: Person): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
    .where(and(eq(users.id, person.id), eq(users.email, person.email)))
}

/** From her profile: the current password opens, the sign-in she uses stays. */
export async function changePassword(
  context: Posting,
  person: Person,
  change: { password: string; keep: ThisBrowser },
): Promise<void> {
  await refuseGuessable(context, change.password, person)
  const passwordHash = await hashPassword(change.password)
  await context.database.transaction(async (tx) => {
    await holdPassword(tx, person)
    await setPassword(context, tx, person, { passwordHash, keep: change.keep })
  })
}

export async function forgetOldLinks(database: Database): Promise<void> {
  await database.delete(passwordLinks).where(sql`${passwordLinks.expiresAt} < now()`)
  await database
    .delete(passwordLinkRequests)
    .where(sql`${passwordLinkRequests.at} < now() - make_interval(secs => ${WINDOW_SECONDS})`)
}
