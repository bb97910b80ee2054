import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../ui/language/use-words.ts'

/** What she bought: « Essentiel, 5 images », « 10 crédits », « Formation : Colorimétrie ». */
export function usePurchaseName(): (purchase: Pick<Purchase, 'kind' | 'words' | 'images'>) => string {
  const { t } = useTranslation()
  const words = useWords()
  return ({ kind, words: names, images: count }) => {
    if (!names) return t('transformations.journey.creditPack', { count })
    const name = words(names.name)
    return kind === 'course'
      ? t('transformations.journey.course', { name })
      : t('transformations.journey.package', { name, count })
  }
}
