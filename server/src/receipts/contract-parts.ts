import { pages } from '@app/domain/routes.ts'
import { withdrawalUntil } from '@app/domain/withdrawals/withdrawal-rule.ts'
import type { MailPart } from '../plugins/mail/parts.ts'
import { textsIn } from '../plugins/texts.ts'
import { dayIn, eurosIn, momentIn, rateIn } from './formats.ts'
import type { FrozenReceipt } from './issue.ts'
import { lineWords } from './line-words.ts'
import { sellerLines } from './parties.ts'

/**
 * What the law has us confirm where it can be kept (code de la consommation, L221-5 and L221-13): what was bought,
 * for how much, when it comes, what was agreed, how to withdraw, the guarantees, the mediator, and who sells.
 */
export function contractParts(receipt: FrozenReceipt, site: string): MailPart[] {
  const { language, seller } = receipt.content
  const t = textsIn(language)
  return [
    { link: { label: t('purchases.withdraw'), href: site + pages.withdrawal() } },
    orderPart(receipt),
    ...consentPart(receipt),
    withdrawalPart(receipt, site),
    {
      title: t('contract.guaranteeTitle'),
      paragraphs: [t('contract.guarantee'), t(`contract.defects_${receipt.content.line.kind}`)],
    },
    { title: t('contract.mediationTitle'), paragraphs: mediation(receipt) },
    {
      title: t('contract.sellerTitle'),
      paragraphs: [...new Set([seller.brand, ...sellerLines(receipt.content)])],
      link: { label: t('contract.terms'), href: site + pages.terms() },
    },
  ]
}

function orderPart({ number, content }: FrozenReceipt): MailPart {
  const { language, line, vat, amountCents, paidAt } = content
  const { kind } = line
  const { what, howMany } = lineWords(content)
  const t = textsIn(language)
  const usualWait = t(`legal.makers.usualWaits.${content.usualWait}`)
  const vatRow: [string, string] =
    'exemption' in vat
      ? [t('contract.vat'), vat.exemption]
      : [t('receipts.vat', { rate: rateIn(language, vat.rate) }), eurosIn(language, vat.vatCents)]
  return {
    title: t('contract.orderTitle'),
    paragraphs: [t(`contract.what_${kind}`), t(`contract.delivery_${kind}`, { usualWait })],
    rows: [
      [t('contract.number'), number],
      [what, howMany],
      [t('contract.price'), eurosIn(language, amountCents)],
      vatRow,
      [t('contract.paidAt'), momentIn(language, new Date(paidAt))],
    ],
  }
}

function consentPart({ content: { language, consents } }: FrozenReceipt): MailPart[] {
  if (!consents) return []
  const t = textsIn(language)
  const given = (at: string) =>
    t('contract.given', { date: momentIn(language, new Date(at)), terms: consents.terms })
  return [
    {
      title: t('payment.consents.legend'),
      paragraphs: (['startNow', 'losesWithdrawal'] as const).map(
        (which) => `${consents[which].words} ${given(consents[which].at)}`,
      ),
    },
  ]
}

function withdrawalPart({ number, content }: FrozenReceipt, site: string): MailPart {
  const { language, line, paidAt, seller } = content
  const t = textsIn(language)
  const paid = new Date(paidAt)
  const until = dayIn(language, withdrawalUntil(paid))
  const to = [seller.legal_name || seller.brand, seller.address, seller.email].filter(Boolean).join(', ')
  return {
    title: t('contract.withdrawalTitle'),
    paragraphs: [
      t(`contract.withdrawal_${line.kind}`, { until }),
      t('contract.withdrawalHow', { function: t('purchases.withdraw') }),
      t('contract.model', { to, number, date: dayIn(language, paid) }),
    ],
    link: { label: t('purchases.withdraw'), href: site + pages.withdrawal() },
  }
}

function mediation({ content: { language, seller } }: FrozenReceipt): string[] {
  const t = textsIn(language)
  const { mediator_name, mediator_address, mediator_url, email } = seller
  const mediator = [mediator_name, mediator_address, mediator_url].filter(Boolean).join(', ')
  return [t('contract.complaint', { email }), ...(mediator ? [t('contract.mediator', { mediator })] : [])]
}
