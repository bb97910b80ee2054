import { pages } from '@app/domain/routes.ts'
import type { Language } from '@app/texts/languages.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { findCreditNote, momentIn } from '../receipts/receipts.ts'
import type { Withdrawn } from './withdraw.ts'

/** What writing to her, or to the operator, needs. */
export type Notifying = Pick<Context, 'mailer' | 'publicUrl' | 'config'>

export interface Declared {
  name: string
  contract: string
  email: string
  language: Language
  /** Under this name each message is written once. */
  once: string
  declaredAt: Date
  done: Withdrawn | null
  buyerId: string | null
}

/** The acknowledgement, on a medium she keeps: what she declared, when, and what comes back. */
export async function acknowledge(context: Notifying, tx: Queryable, declaration: Declared): Promise<void> {
  // It goes with the message, as with any other that tells of money.
  const receiptId = declaration.done && (await findCreditNote(tx, declaration.done.refundId))
  await context.mailer.post(tx, {
    to: declaration.email,
    language: declaration.language,
    ...(declaration.done && declaration.buyerId && { userId: declaration.buyerId }),
    ...(receiptId && { attachmentId: receiptId }),
    kind: 'withdrawal_acknowledged',
    values: {
      name: declaration.name,
      contract: declaration.contract,
      moment: momentIn(declaration.language, declaration.declaredAt, 'second'),
      cents: declaration.done?.refundCents ?? 0,
      credits: declaration.done?.credits ?? 0,
      context: outcomeOf(declaration.done),
    },
    link: context.publicUrl() + pages.dashboard(),
    dedupeKey: `${declaration.once}:withdrawal`,
  })
}

/** What was not carried out waits for somebody who looks. */
export function notifyOperator(context: Notifying, tx: Queryable, declaration: Declared): Promise<void> {
  return context.mailer.post(tx, {
    to: context.config.brand.supportEmail,
    language: 'fr',
    kind: 'withdrawal_to_check',
    values: { contract: declaration.contract, moment: momentIn('fr', declaration.declaredAt, 'second') },
    link: `${context.publicUrl()}${pages.terms()}#withdrawal`,
    dedupeKey: `${declaration.once}:to_check`,
  })
}

function outcomeOf(done: Withdrawn | null): 'declared' | 'refunded' | 'kept' | 'credits' {
  if (!done) return 'declared'
  if (done.credits > 0) return 'credits'
  return done.keepsImages ? 'kept' : 'refunded'
}
