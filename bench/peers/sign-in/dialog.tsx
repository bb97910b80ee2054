import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInView } from '../../../web/src/public/sign-in/sign-in-view.ts'
import { Dialog } from '../../../web/src/ui/dialogs/dialog.tsx'
import { ForgottenForm } from './forgotten.tsx'
import { SignInTabs } from './tabs.tsx'

interface SignInDialogProps {
  /** What is in front; `null` while the dialog is closed. */
  view: SignInView | null
  onView: (view: SignInView) => void
  onClose: () => void
}

export function SignInDialog({ view, onView, onClose }: SignInDialogProps) {
  const { t } = useTranslation()
  const shown = useLastView(view)
  const [email, setEmail] = useState('')
  const body = useFocusOnChange(shown === 'oubli')
  const go = (next: SignInView) => (typed: string) => {
    setEmail(typed)
    onView(next)
  }
  return (
    <Dialog
      open={view !== null}
      onClose={onClose}
      title={t(shown === 'oubli' ? 'signin.forgotten.title' : 'signin.title')}
      width="28rem"
    >
      <div ref={body}>
        {shown === 'oubli' ? (
          <ForgottenForm email={email} onBack={go('login')} />
        ) : (
          <SignInTabs tab={shown} onTab={onView} email={email} onForgotten={go('oubli')} />
        )}
      </div>
    </Dialog>
  )
}

/** While it closes the dialog still shows what she left. */
function useLastView(view: SignInView | null): SignInView {
  const [last, setLast] = useState<SignInView>(view ?? 'register')
  if (view && view !== last) setLast(view)
  return view ?? last
}

/** The link she pressed goes with the form it stood in: the first field of the next one takes the focus. */
function useFocusOnChange(key: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(key)
  useEffect(() => {
    if (before.current !== key) place.current?.querySelector('input')?.focus()
    before.current = key
  }, [key])
  return place
}
