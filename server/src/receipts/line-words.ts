import type { ReceiptContent } from '@app/domain/payment/receipt-content.ts'
import { textsIn } from '../plugins/texts.ts'

interface LineWords {
  /** « Package Essentiel », « Pack de crédits », « Formation : Image et droit au salon ». */
  what: string
  howMany: string
  /** What that is. */
  note: string
}

/** What a receipt says was bought, on paper and in the mail. */
export function lineWords({ language, line: { kind, name, count } }: ReceiptContent): LineWords {
  const t = textsIn(language)
  if (kind === 'credits')
    return {
      what: t('receipts.credits'),
      howMany: t('receipts.creditCount', { count }),
      note: t('receipts.creditsLine'),
    }
  if (kind === 'course')
    return {
      what: t('receipts.course', { name }),
      howMany: t('receipts.enrolments', { count }),
      note: t('receipts.courseLine'),
    }
  return {
    what: t('receipts.package', { name }),
    howMany: t('receipts.images', { count }),
    note: t('receipts.packageLine'),
  }
}
