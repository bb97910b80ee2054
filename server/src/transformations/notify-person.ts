import { pages } from '@app/domain/routes.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import type { Language } from '@app/texts/languages.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import type { MailKind } from '../plugins/mailer.ts'
import { textsIn } from '../plugins/texts.ts'
import type { TransformationRow } from './queries.ts'

interface Message {
  kind: Extract<
    MailKind,
    `ready${string}` | `failed_${string}` | `more_${string}` | 'redo_failed' | 'photos_forgotten'
  >
  values: Record<string, string | number | Date>
  /** Why images are missing, where their quality is not. */
  shortReason?: ShortReason | null
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
  { kind, values, shortReason, receiptId, dedupeKey }: Message,
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
    ...(shortReason && lostWords(her.language, shortReason, values)),
    link: publicUrl() + pages.transformation(transformation.id),
    ...(receiptId && { attachmentId: receiptId }),
    dedupeKey,
  })
}

/** The same message with the reason in place of what it says of quality. */
const lostWords = (language: Language, reason: ShortReason, { context }: Message['values']) => ({
  words: {
    why: textsIn(language)(`transformations.short.${reason}`),
    context: context === 'unpaid' ? 'lost_unpaid' : 'lost',
  },
})
