import type { Buyer, ReceiptContent } from '@app/domain/payment/receipt-content.ts'
import { textsIn } from '../plugins/texts.ts'

/** Who sells, as the law wants her named (code de commerce, L441-9); what is not configured is left out. */
export function sellerLines({ language, seller }: ReceiptContent): string[] {
  const t = textsIn(language)
  const said = (value: string, line: string) => (value === '' ? [] : [line])
  const { legal_name, legal_form, capital, address, rcs_city, siren, siret, vat, phone } = seller
  const form = [legal_form, ...said(capital, t('receipts.capital', { capital }))].filter(Boolean).join(' ')
  return [
    legal_name || seller.brand,
    ...said(form, form),
    ...said(address, address),
    ...said(rcs_city, t('receipts.register', { city: rcs_city, siren })),
    ...said(siret, t('receipts.siret', { siret })),
    ...said(vat, t('receipts.vatNumber', { number: vat })),
    [phone, seller.email].filter(Boolean).join(' · '),
  ]
}

/** For whom: a salon first, where there is one. */
export function buyerLines(buyer: Buyer | null, forgotten: string): string[] {
  if (!buyer) return [forgotten]
  const { salon, siret, name, email } = buyer
  return [salon ?? '', name, siret ? `SIRET ${siret}` : '', email].filter((line) => line !== '')
}
