import '../ui/theme/theme.css'
import './public.css'
import './home/home.css'
import './articles/articles.css'
import { moveComparisons } from './move-comparisons.ts'
import { offerNewPassword } from './new-password/offer-new-password.ts'
import { offerSignIn } from './offer-sign-in.ts'
import { offerTryOn } from './preview/offer-try-on.ts'
import { rememberLanguage } from './remember-language.ts'
import { offerWithdrawal } from './withdrawal/offer-withdrawal.ts'

/** Everything a public page does in the browser. React comes only with the intent to sign in. */
moveComparisons()
rememberLanguage()
offerSignIn()
void offerNewPassword()
void offerTryOn()
void offerWithdrawal()
if (document.querySelector('[data-tone-chart]'))
  void import('./articles/choose-tone.ts').then(({ followToneCharts }) => followToneCharts())
