import { isLanguage } from '@app/texts/languages.ts'
import { keptLanguage, switchLanguage } from '../ui/language/switch-language.ts'

/** A page that the back button takes out of memory may be in the language of before. */
function showAgainInHerLanguage({ persisted }: PageTransitionEvent): void {
  if (persisted && keptLanguage() !== document.documentElement.lang) location.reload()
}

/** The language links work without us; with us the choice is remembered and the page keeps its address. */
export function rememberLanguage(): void {
  window.addEventListener('pageshow', showAgainInHerLanguage)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', (event) => {
      const language = link.dataset.language
      if (!isLanguage(language)) return
      event.preventDefault()
      void switchLanguage(language)
    })
}
