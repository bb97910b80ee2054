import type { PageRequest } from '../../page-contract.ts'
import { Hero } from './hero.tsx'
import { Professionals } from './professionals.tsx'
import { Proof } from './proof.tsx'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'
import { Steps } from './steps.tsx'
import { StyleGallery } from './style-gallery.tsx'

export function Home({ request }: { request: PageRequest }) {
  const { site, signedIn } = request
  return (
    <>
      <Hero signedIn={signedIn} firstFree={site.firstFree} />
      <Steps />
      <StyleGallery site={site} />
      <Professionals signedIn={signedIn} />
      <Proof request={request} />
      <Reviews claims={site.claims} />
      <Questions email={site.supportEmail} delay={site.supportDelay} />
    </>
  )
}
