import type { Language } from '@app/texts/languages.ts'
import type { TFunction } from 'i18next'
import type { Site } from '../../page-contract.ts'
import { type MakerWords, makerWords } from '../maker-words.ts'

/** What the answers of the home page depend on. */
export type FaqWords = MakerWords & {
  /** A free first image takes one photo. */
  oneIsEnough: string
}

export const faqWords = (t: TFunction<'texts'>, language: Language, site: Site): FaqWords => ({
  ...makerWords(t, language, site.makers),
  oneIsEnough: site.firstFree ? ` ${t('landing.faqOneIsEnough')}` : '',
})
