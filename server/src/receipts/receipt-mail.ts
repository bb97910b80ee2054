import { pages } from '@app/domain/routes.ts'
import type { Context } from '../context.ts'
import { balanceOf } from '../credits/credits.ts'
import type { Queryable } from '../database/client.ts'
import { textsIn } from '../plugins/texts.ts'
import { contractParts } from './contract-parts.ts'
import { eurosIn } from './formats.ts'
import type { FrozenReceipt } from './issue.ts'

/**
 * The confirmation of a contract on a durable medium, with its receipt: written once what she paid
 * for has begun, in the transaction that begins it.
 */
export async function notifyOfReceipt(
  { mailer, publicUrl }: Pick<Context, 'mailer' | 'publicUrl'>,
  tx: Queryable,
  userId: string | null,
  receipt: FrozenReceipt,
): Promise<void> {
  const { id, number, orderId, content, buyer } = receipt
  if (!userId || !buyer) return
  await mailer.post(tx, {
    to: buyer.email,
    userId,
    language: content.language,
    kind: 'receipt',
    values: {
      ...{ number, cents: content.amountCents },
      ...{ count: content.line.count, name: content.line.name },
      ...(content.line.kind !== 'package' && { context: content.line.kind }),
      ...(content.line.kind === 'credits' && { balance: await balanceOf(tx, userId) }),
    },
    words: { vatWords: vatWords(receipt) },
    link: publicUrl() + pages.purchase(orderId),
    parts: contractParts(receipt, publicUrl()),
    attachmentId: id,
    dedupeKey: `${id}:receipt`,
  })
}

/** « dont TVA 4,15 € », or why there is none. */
function vatWords({ content: { language, vat } }: FrozenReceipt): string {
  if ('exemption' in vat) return vat.exemption
  return textsIn(language)('contract.ofWhichVat', { vat: eurosIn(language, vat.vatCents) })
}
