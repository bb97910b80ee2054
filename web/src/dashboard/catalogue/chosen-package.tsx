import type { PackageType } from '@app/domain/catalogue/packages.ts'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../../ui/language/prices.ts'
import { useWords } from '../../ui/language/use-words.ts'
import { usePackage } from './catalogue-queries.ts'
import { ChosenLine } from './chosen-line.tsx'

export function ChosenPackage({ id }: { id: PackageType }) {
  const { t } = useTranslation()
  const words = useWords()
  const price = usePrice()
  const chosen = usePackage(id)
  if (!chosen) return null
  const line = `${t('catalogue.packages.images', { count: chosen.images })}, ${price(chosen.price)}`
  return <ChosenLine title={words(chosen.words.name)} line={line} />
}
