import type { Purchase } from '@app/domain/payment/payment-api.ts'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../ui/language/use-words.ts'

/** What she bought: « Essentiel, 5 images », « 10 crédits ». */
export function usePurchaseName(): (purchase: Pick<Purchase, 'words' | 'images'>) => string {
  const { t } = useTranslation()
  const words = useWords()
  return ({ words: names, images: count }) =>
    names
      ? t('transformations.journey.package', { name: words(names.name), count })
      : t('transformations.journey.creditPack', { count })
}
