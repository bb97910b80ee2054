import type { Renounceable } from '@app/domain/withdrawals/withdrawals-api.ts'
import { useTranslation } from 'react-i18next'
import { dateWords, momentWords } from '../../ui/language/dates.ts'
import { useLanguage, useWords } from '../../ui/language/use-words.ts'

/** A contract as she knows it: what it brings, what it cost, when. */
export function useContractWords(): (contract: Renounceable) => string {
  const { t } = useTranslation()
  const { date, money } = useFigures()
  const words = useWords()
  return ({ kind, images: count, transformationName, title, amountCents, paidAt }) =>
    t('withdrawal.option', {
      what: t(`withdrawal.${kind}`, { count, name: title ? words(title) : transformationName }),
      amount: money(amountCents),
      date: date(paidAt),
    })
}

/** Days and hours are those of Paris, as in the law and in the acknowledgement. */
export function useFigures() {
  const language = useLanguage()
  return {
    money: (cents: number) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100),
    date: (at: string) => dateWords(at, language),
    moment: (at: string) => momentWords(at, language),
  }
}
