import { pages } from '@app/domain/routes.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import type { MailKind } from '../plugins/mailer.ts'
import type { TransformationRow } from './queries.ts'

interface Message {
  kind: Extract<
    MailKind,
    `ready${string}` | `failed_${string}` | `more_${string}` | 'redo_failed' | 'photos_forgotten'
  >
  values: Record<string, string | number | Date>
  /** What goes with it. */
  receiptId?: string | null
  /** The same end is told once. */
  dedupeKey: string
}

/** Writes to her how a run of her transformation ended, in the transaction that ends it. */
export async function notifyPerson(
  { mailer, publicUrl }: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  transformation: TransformationRow,
  { kind, values, receiptId, dedupeKey }: Message,
): Promise<void> {
  const [her] = await tx
    .select({ email: users.email, language: users.language, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, transformation.userId))
  if (!her) return
  await mailer.post(tx, {
    to: her.email,
    userId: transformation.userId,
    language: her.language,
    kind,
    values: { ...values, name: transformation.name, firstName: her.firstName },
    link: publicUrl() + pages.transformation(transformation.id),
    ...(receiptId && { attachmentId: receiptId }),
    dedupeKey,
  })
}
