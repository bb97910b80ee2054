import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { mails } from '../../database/schema/mails.ts'
import { isRefusedForGood, type SmtpFailure, secondsUntilNextTry } from './try-again.ts'

/** Longer than any one delivery may take: whoever claimed a message and died gives it back then. */
const LEASE_MINUTES = 10

/** After this long without a single try (no mail server, or one that was away) a message has lost its sense. */
const WORTH_SENDING_DAYS = 3

export type OutgoingMail = typeof mails.$inferSelect

/** The next message that may leave, for this worker alone: it counts a try and holds it for a while. */
export async function claimNext(database: Database): Promise<OutgoingMail | null> {
  const next = sql`select id from mails where sent_at is null and given_up_at is null and next_try_at <= now()
    order by next_try_at, created_at limit 1 for update skip locked`
  const [claimed] = await database
    .update(mails)
    .set({
      triedAt: sql`now()`,
      attempts: sql`${mails.attempts} + 1`,
      nextTryAt: sql`now() + make_interval(mins => ${LEASE_MINUTES})`,
    })
    .where(sql`${mails.id} = (${next})`)
    .returning()
  return claimed ?? null
}

/**
 * What it said may be the key of an account: it is now in her mailbox, and nowhere else. The last message to somebody
 * who deleted her account still knows her address: nothing of it is kept.
 */
export async function noteSent(database: Database, mail: OutgoingMail): Promise<void> {
  if (mail.kind === 'account_deleted') await database.delete(mails).where(eq(mails.id, mail.id))
  else
    await database
      .update(mails)
      .set({ sentAt: sql`now()`, textBody: '', htmlBody: '' })
      .where(eq(mails.id, mail.id))
}

/** When it is tried again; never, for one refused for good or tried for three days. */
export async function noteFailed(
  database: Database,
  mail: OutgoingMail,
  failure: SmtpFailure,
): Promise<'waits' | 'given_up'> {
  const seconds = isRefusedForGood(failure) ? null : secondsUntilNextTry(mail.attempts, Math.random())
  const mine = and(eq(mails.id, mail.id), eq(mails.attempts, mail.attempts))
  if (seconds !== null) {
    await database
      .update(mails)
      .set({ nextTryAt: sql`now() + make_interval(secs => ${seconds})` })
      .where(mine)
    return 'waits'
  }
  if (mail.kind === 'account_deleted') await database.delete(mails).where(mine)
  else await database.update(mails).set({ givenUpAt: sql`now()` }).where(mine)
  return 'given_up'
}

/** What waited too long for any server, most of all where there was none until today, is not sent now. */
export async function giveUpStale(database: Database): Promise<void> {
  const stale = and(
    ...[isNull(mails.sentAt), isNull(mails.givenUpAt), eq(mails.attempts, 0)],
    lt(mails.createdAt, sql`now() - make_interval(days => ${WORTH_SENDING_DAYS})`),
  )
  await database.delete(mails).where(and(stale, eq(mails.kind, 'account_deleted')))
  await database
    .update(mails)
    .set({ givenUpAt: sql`now()` })
    .where(and(stale, ne(mails.kind, 'account_deleted')))
}
