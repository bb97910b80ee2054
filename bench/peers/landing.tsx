'use client'
import { createTexts } from '@app/texts/create-texts.ts'
import { fr } from '@app/texts/fr/fr.ts'
import { useState } from 'react'
import { Home } from '../../web/src/public/home/home.tsx'
import { PublicPage } from '../../web/src/public/public-page.tsx'
import { SignInDialog } from '../../web/src/public/sign-in/sign-in-dialog.tsx'
import { isSignInView, type SignInView } from '../../web/src/public/sign-in/sign-in-view.ts'
import { sampleRequest } from '../../web/src/sample-request.ts'
import { UiFrame } from '../../web/src/ui/ui-frame.tsx'

const texts = createTexts('fr', fr)
const request = sampleRequest()

/** Our own landing page, words and pictures, as most sites would do it: one React tree in the browser. */
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
        <PublicPage request={request}>
          <Home request={request} />
        </PublicPage>
      </div>
      <SignInDialog view={view} onView={setView} onClose={() => setView(null)} />
    </UiFrame>
  )
}
