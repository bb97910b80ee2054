'use client'
import { createTexts } from '@app/texts/create-texts.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { useState } from 'react'
import { Footer } from '../../web/src/public/footer.tsx'
import { Header } from '../../web/src/public/header.tsx'
import { Home } from '../../web/src/public/home/home.tsx'
import { isSignInView, type SignInView } from '../../web/src/public/sign-in/sign-in-view.ts'
import { sampleRequest } from '../../web/src/sample-request.ts'
import { UiFrame } from '../../web/src/ui/ui-frame.tsx'
import { SignInDialog } from './sign-in/dialog.tsx'

const texts = createTexts('fr', fr)
const request = sampleRequest()

/** Our own landing page, words and pictures, as most sites would do it: one React tree in the browser, with a form library and a dialog of components. */
export function Landing() {
  const [view, setView] = useState<SignInView | null>(null)
  return (
    <UiFrame texts={texts}>
      <div
        onClickCapture={({ target }) => {
          const button = target instanceof Element && target.closest<HTMLElement>('[data-sign-in]')
          if (button && isSignInView(button.dataset.signIn)) setView(button.dataset.signIn)
        }}
      >
        <Header request={request} />
        <main>
          <Home request={request} />
        </main>
        <Footer site={request.site} />
      </div>
      <SignInDialog view={view} onView={setView} onClose={() => setView(null)} />
    </UiFrame>
  )
}
