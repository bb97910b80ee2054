import { LANGUAGE_KEY, LANGUAGES, type Language } from '@app/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import { switchLanguage } from './switch-language.ts'

/**
 * Two links to this same page, each named in its own language: they work without any script, and with one they also remember the choice.
 * On server-rendered pages, public.ts listens to `data-language`.
 */
export function LanguageSwitch({ language }: { language: Language }) {
  const { t } = useTranslation()
  return (
    <fieldset
      aria-label={t('ui.language')}
      className="inline-flex flex-none overflow-hidden rounded-[10px] shadow-[inset_0_0_0_1.5px_var(--color-line)]"
    >
      {LANGUAGES.map((choice) => (
        <a
          key={choice}
          href={`?${LANGUAGE_KEY}=${choice}`}
          hrefLang={choice}
          lang={choice}
          data-language={choice}
          aria-label={`${choice.toUpperCase()}, ${t(choice === 'fr' ? 'ui.french' : 'ui.english')}`}
          aria-current={choice === language ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            void switchLanguage(choice)
          }}
          className="grid min-h-11 min-w-11 place-items-center text-[0.95rem] font-[650] text-ink2 no-underline -outline-offset-3 hover:bg-veil aria-[current]:bg-veil2 aria-[current]:text-ink forced-colors:aria-[current]:underline"
        >
          {choice.toUpperCase()}
        </a>
      ))}
    </fieldset>
  )
}
