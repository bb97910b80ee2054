import type { FiguresOfDay } from '@app/domain/operator/figures.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../ui/language/use-words.ts'
import { MEASURES, sumOf } from './measures.ts'

/** What each chart comes to over its period. */
export function useSummaries(
  days: readonly FiguresOfDay[],
): Record<'orders' | 'minutes' | 'failed' | 'cost', string> {
  const { t } = useTranslation()
  const language = useLanguage()
  const measured = days.flatMap(({ minutes }) => (minutes === null ? [] : [minutes]))
  return {
    orders: t('operator.figures.ordersSum', {
      count: sumOf(days, 'orders'),
      amount: MEASURES.cents.words(sumOf(days, 'cents'), language),
    }),
    minutes:
      measured.length === 0
        ? t('operator.figures.noTurnaround')
        : t('operator.figures.turnaroundSpan', {
            least: MEASURES.minutes.words(Math.min(...measured), language),
            most: MEASURES.minutes.words(Math.max(...measured), language),
          }),
    failed: t('operator.figures.failedSum', {
      count: sumOf(days, 'failed'),
      of: MEASURES.finished.words(sumOf(days, 'finished'), language),
    }),
    cost: t('operator.figures.costSum', { amount: MEASURES.cost.words(sumOf(days, 'cost'), language) }),
  }
}
