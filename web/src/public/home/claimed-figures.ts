import { type Claims, provenClaims } from '@app/domain/site/claims.ts'
import { isLanguage, type Language } from '@app/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import { longDate, percentage, wholeNumber } from '../figures.ts'

interface ClaimedFigure {
  key: string
  figure: string
  text: string
}

/** What may be said of the house in figures: only what has its evidence and its day. */
export function useClaimedFigures(claims: Claims): ClaimedFigure[] {
  const { t, i18n } = useTranslation()
  const language: Language = isLanguage(i18n.language) ? i18n.language : 'fr'
  const { women, delivered, satisfaction } = provenClaims(claims)
  const shown: ClaimedFigure[] = []
  if (women) {
    const figure = wholeNumber(women.count, language)
    const { evidence, date } = women
    const text = t('landing.claims.women', { figure, evidence, date: longDate(date, language) })
    shown.push({ key: 'women', figure, text })
  }
  if (delivered) {
    const text = t('landing.claims.delivered', { date: longDate(delivered.date, language) })
    shown.push({ key: 'delivered', figure: wholeNumber(delivered.count, language), text })
  }
  if (satisfaction) {
    const [from, to] = [longDate(satisfaction.from, language), longDate(satisfaction.to, language)]
    const answers = wholeNumber(satisfaction.answers, language)
    const text = t('landing.claims.satisfaction', { answers, from, to })
    shown.push({ key: 'satisfaction', figure: percentage(satisfaction.percent, language), text })
  }
  return shown
}
