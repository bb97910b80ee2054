import './public.css'
import './home/hero.css'
import './home/steps.css'
import './home/style-gallery.css'
import './home/professionals.css'
import './articles/articles.css'
import './sign-in/sign-in.css'
import { isLanguage } from '@app/texts/languages.ts'
import { keptLanguage, showAnew, switchLanguage } from '../ui/language/switch-language.ts'
import { fetchNearPairs } from './fetch-near-pairs.ts'
import { keepTypedFields } from './forms/keep-typed-fields.ts'
import { moveComparisons } from './move-comparisons.ts'
import { offerNewPassword } from './new-password/offer-new-password.ts'
import { fetchAfterPicture } from './picture-first.ts'
import { offerTryOn } from './preview/offer-try-on.ts'
import { offerSignIn } from './sign-in/offer-sign-in.ts'
import { showHandedToast } from './toasts/show-toast.ts'
import { offerVerification } from './verify/offer-verification.ts'
import { offerWithdrawal } from './withdrawal/offer-withdrawal.ts'

/** Everything a public page does in the browser. React comes only where a page is a tool. */
moveComparisons()
void fetchNearPairs()
void fetchAfterPicture()
rememberLanguage()
keepTypedFields()
offerSignIn()
showHandedToast()
void offerNewPassword()
void offerTryOn()
void offerVerification()
void offerWithdrawal()
if (document.querySelector('[data-tone-chart]'))
  void import('./articles/choose-tone.ts').then(({ followToneCharts }) => followToneCharts())

/** A page that the back button takes out of memory may be in the language of before. */
function showAgainInHerLanguage({ persisted }: PageTransitionEvent): void {
  if (persisted && keptLanguage() !== document.documentElement.lang) showAnew()
}

/** The language links work without us; with us the choice is remembered and the page keeps its address. */
function rememberLanguage(): void {
  window.addEventListener('pageshow', showAgainInHerLanguage)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', (event) => {
      const language = link.dataset.language
      if (!isLanguage(language)) return
      event.preventDefault()
      void switchLanguage(language)
    })
}
