import { userAnswer } from '@app/domain/accounts/accounts-api.ts'
import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import { api, pages } from '@app/domain/routes.ts'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../api/call.ts'
import { handWished, wishToHand } from '../../preview/handed-photo.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { openSignIn } from '../sign-in/open-sign-in.ts'

export interface WayOnProps {
  photo: File
  style: BaseStyleId | null
  /** Null: the style's own. */
  tone: OfferedTone | null
  isSignedIn: boolean
}

/**
 * From the sketch to the real thing: her photo, the style and its tone go with her. The sign-in dialog opens over this page, so both
 * are still there behind; nothing is sent before she has her draft.
 */
export function WayOn({ isSignedIn, ...along }: WayOnProps) {
  const { t } = useTranslation()
  const looks = 'mt-4 max-tab:w-full'
  const isFree = !isSignedIn && document.documentElement.dataset.firstFree === 'true'
  const goOn = () => {
    wishToHand(along)
    openSignIn('register')
  }
  return (
    <div className="mt-8 rounded-card bg-blond-soft px-5 py-5 desk:px-7">
      <p className="max-w-[34em]">{t(isFree ? 'preview.page.createFree' : 'preview.page.createText')}</p>
      {isSignedIn ? (
        <ToHerDraft wish={() => wishToHand(along)} className={looks} />
      ) : (
        <Button kind="primary" className={looks} aria-haspopup="dialog" onClick={goOn}>
          {t('preview.page.create')}
        </Button>
      )}
      <p className="mt-3 max-w-[34em] text-ink2 text-small">{t('preview.page.goesAlong')}</p>
    </div>
  )
}

/** She is signed in: who she is has to be asked, since her photo is handed to her alone. */
function ToHerDraft({ wish, className }: { wish: () => void; className: string }) {
  const { t } = useTranslation()
  const [isGoing, setIsGoing] = useState(false)
  const go = async () => {
    wish()
    // Whatever fails here, she goes on: she can choose the photo again there.
    const answer = await callApi(api.currentUser(), { answer: userAnswer }).catch(() => null)
    if (answer) await handWished(answer.user.id)
    location.assign(pages.wizard())
  }
  const press = (event: MouseEvent) => {
    event.preventDefault()
    if (isGoing) return
    setIsGoing(true)
    void go()
  }
  return (
    <ButtonLink kind="primary" href={pages.wizard()} className={className} onClick={press}>
      {t('preview.page.create')}
    </ButtonLink>
  )
}
