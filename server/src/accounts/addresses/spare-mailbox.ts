import { and, count, eq, gt, inArray, min, sql } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { lockName } from '../../database/lock-name.ts'
import { mails } from '../../database/schema/mails.ts'
import { refuse } from '../../errors.ts'

/** What an account can have us write to an address nobody has proven to be hers. */
export const UNPROVEN_MAILS = ['welcome', 'new_address']
/** More of these to one address in the window and it waits, whichever accounts ask. */
const MAILS_ALLOWED = 5
const WINDOW_SECONDS = 3600

/** Nobody fills a stranger's mailbox through us by naming it as a new address. */
export async function spareMailbox(tx: Queryable, recipient: string): Promise<void> {
  await lockName(tx, `mails to ${recipient}`)
  const [recent] = await tx
    .select({
      total: count(),
      waits: sql<number>`extract(epoch from ${min(mails.createdAt)} - now())::float + ${WINDOW_SECONDS}`,
    })
    .from(mails)
    .where(
      and(
        eq(mails.recipient, recipient),
        inArray(mails.kind, UNPROVEN_MAILS),
        gt(mails.createdAt, sql`now() - make_interval(secs => ${WINDOW_SECONDS})`),
      ),
    )
  if (recent && recent.total >= MAILS_ALLOWED)
    refuse('throttled', { retryAfterSeconds: Math.max(1, Math.ceil(recent.waits)) })
}
