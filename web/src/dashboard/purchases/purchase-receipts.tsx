import type { Receipt } from '@app/domain/payment/purchases-api.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dateWords } from '../../ui/language/dates.ts'
import { usePrice } from '../../ui/language/prices.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { Row, Rows } from '../shell/rows.tsx'
import { PurchasePart } from './purchase-part.tsx'

/** Her receipt, and a credit note for each sum that went back: each is a PDF. */
export function PurchaseReceipts({ receipts }: { receipts: Receipt[] }) {
  const { t } = useTranslation()
  return (
    <PurchasePart title={t('purchases.receipts')}>
      <Rows of={receipts} none={t('purchases.noReceipt')}>
        {(receipt) => <ReceiptRow key={receipt.id} receipt={receipt} />}
      </Rows>
    </PurchasePart>
  )
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const price = usePrice()
  const language = useLanguage()
  const { kind, number, issuedAt, amountCents, url } = receipt
  const name = t(`purchases.${kind}`, { number })
  return (
    <Row
      title={name}
      note={
        <>
          <time dateTime={issuedAt}>{dateWords(issuedAt, language)}</time>
          {', '}
          {price(Math.abs(amountCents))}
        </>
      }
      end={
        <ButtonLink
          kind="secondary"
          size="small"
          href={url}
          download
          aria-label={t('purchases.downloadNamed', { document: name })}
          className="max-tab:w-full"
        >
          <Icon name="download" />
          {t('purchases.download')}
        </ButtonLink>
      }
      className="flex-wrap items-center gap-x-6 gap-y-2"
    />
  )
}
