import { pages } from '@app/domain/routes.ts'
import { and, eq } from 'drizzle-orm'
import { balanceOf } from '../credits/credits.ts'
import type { Queryable } from '../database/client.ts'
import { users } from '../database/schema/accounts.ts'
import { receipts } from '../database/schema/payment.ts'
import type { House } from '../house.ts'
import { textsIn } from '../plugins/texts.ts'
import { contractParts } from './contract-parts.ts'
import { type FrozenReceipt, thaw } from './issue.ts'
import { eurosIn } from './say.ts'

/**
 * The confirmation of a contract on a durable medium (checklist L5, L6), with its receipt: written once what she paid
 * for has begun, in the transaction that begins it.
 */
export async function tellReceipt(
  { mailer, publicUrl }: Pick<House, 'mailer' | 'publicUrl'>,
  within: Queryable,
  order: { id: string; userId: string | null },
): Promise<void> {
  const { userId } = order
  if (!userId) return
  const [her] = await within.select().from(users).where(eq(users.id, userId))
  const [row] = await within
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, order.id), eq(receipts.kind, 'receipt')))
  if (!her || !row) return
  const receipt = thaw(row)
  const { content } = receipt
  await mailer.post(within, {
    to: her.email,
    userId,
    language: content.language,
    kind: 'receipt',
    values: {
      ...{ number: row.number, cents: content.amountCents },
      ...{ count: content.line.count, name: content.line.name },
      ...(content.line.kind === 'credits' && {
        context: 'credits',
        balance: await balanceOf(within, userId),
      }),
    },
    words: { vatWords: vatWords(receipt) },
    link: publicUrl() + pages.purchase(order.id),
    parts: contractParts(receipt, publicUrl()),
    receiptId: row.id,
    dedupeKey: `${row.id}:receipt`,
  })
}

/** « dont TVA 4,15 € », or why there is none. */
function vatWords({ content: { language, vat } }: FrozenReceipt): string {
  if ('exemption' in vat) return vat.exemption
  return textsIn(language)('contract.ofWhichVat', { vat: eurosIn(language, vat.vatCents) })
}
