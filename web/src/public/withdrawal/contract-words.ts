import type { Renounceable } from '@app/domain/withdrawals/withdrawals-api.ts'
import { useTranslation } from 'react-i18next'

/** A contract as she knows it: what it brings, what it cost, when. */
export function useContractWords(): (contract: Renounceable) => string {
  const { t } = useTranslation()
  const { date, money } = useFigures()
  return ({ kind, images: count, transformationName: name, amountCents, paidAt }) =>
    t('withdrawal.option', {
      what: t(`withdrawal.${kind}`, { count, name }),
      amount: money(amountCents),
      date: date(paidAt),
    })
}

/** Days and hours are those of Paris, as in the law and in the acknowledgement. */
export function useFigures() {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en-GB' : 'fr-FR'
  const timeZone = 'Europe/Paris'
  return {
    money: (cents: number) =>
      new Intl.NumberFormat(i18n.language, { style: 'currency', currency: 'EUR' }).format(cents / 100),
    date: (at: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at)),
    moment: (at: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'medium', timeZone }).format(
        new Date(at),
      ),
  }
}
