import { isLanguage } from '@app/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import { createdWords } from './created-at.ts'

/** When it was created, in words; `wording` puts them in a sentence. */
export function CreatedTime({ at, className }: { at: string; className?: string }) {
  const { t, i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : 'fr'
  return (
    <time dateTime={at} className={className}>
      {createdWords(at, Date.now(), language) ?? t('transformations.list.justNow')}
    </time>
  )
}
