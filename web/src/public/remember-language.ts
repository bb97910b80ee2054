import { isLanguage } from '@app/texts/languages.ts'
import { switchLanguage } from '../ui/switch-language.ts'

/** The language links work without us; with us the choice is remembered and the page keeps its address. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', (event) => {
      const language = link.dataset.language
      if (!isLanguage(language)) return
      event.preventDefault()
      void switchLanguage(language)
    })
}
