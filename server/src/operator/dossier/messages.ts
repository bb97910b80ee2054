import type { DossierFact } from '@app/domain/operator/dossier-api.ts'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Queryable } from '../../database/client.ts'
import { mails } from '../../database/schema/mails.ts'
import { facts } from './fact.ts'

const SHOWN = 100

/** What was written to her since she ordered: each by its subject alone, for a link in it would open her account. */
export async function messageFacts(
  database: Queryable,
  { userId, since }: { userId: string; since: Date },
): Promise<DossierFact[]> {
  const rows = await database
    .select({ subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(and(eq(mails.userId, userId), gte(mails.createdAt, since)))
    .orderBy(asc(mails.createdAt))
    .limit(SHOWN)
  return facts(
    'messages',
    rows.map(({ subject, createdAt, sentAt }) => ({
      ...{ fact: sentAt ? ('mail_sent' as const) : ('mail_unsent' as const), at: sentAt ?? createdAt },
      words: subject,
    })),
  )
}
