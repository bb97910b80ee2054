import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../../page-contract.ts'
import { makerWords } from '../maker-words.ts'
import { faqWords } from './faq-words.ts'
import { Hero } from './hero.tsx'
import { Pairs } from './pairs.tsx'
import { Prices } from './prices.tsx'
import { Professionals } from './professionals.tsx'
import { Proof } from './proof.tsx'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'
import { Steps } from './steps.tsx'
import { StyleGallery } from './style-gallery.tsx'

export function Home({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  const { site, signedIn, language } = request
  const words = makerWords(t, language, site.makers)
  return (
    <>
      <Hero signedIn={signedIn} firstFree={site.firstFree} />
      <Pairs makers={site.makers} />
      <Prices packages={site.packages} firstFree={site.firstFree} />
      <Steps />
      <StyleGallery site={site} />
      <Professionals signedIn={signedIn} />
      <Proof request={request} words={words} />
      <Reviews claims={site.claims} />
      <Questions email={site.supportEmail} delay={site.supportDelay} words={faqWords(t, language, site)} />
    </>
  )
}
