import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { awaitsFirst } from '../../shell/awaits-first.ts'
import { useOpenWindow } from '../../shell/open-window.ts'
import { WaitingLine } from '../../shell/waiting-line.tsx'
import { useOtherSignIns } from '../account-queries.ts'
import { LeavingSection } from './leaving-section.tsx'
import { useProRequest } from './pro-queries.ts'
import { ProSection } from './pro-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useFactor, usePasskeys } from './proofs/proof-queries.ts'
import { SecuritySection } from './security-section.tsx'

interface ProfileDialogProps {
  /** What other nouns know of her, before the way out. */
  children: ReactNode
  /** Whether any of them has yet to learn it. */
  isAwaited: boolean
}

/** « Mon profil beauté ». */
export function ProfileDialog({ children, isAwaited }: ProfileDialogProps) {
  const { t } = useTranslation()
  const { isOpen, close } = useOpenWindow()
  return (
    <Dialog open={isOpen('profil')} onClose={close} title={t('accounts.profile.title')}>
      <ProfileForm onDone={close} />
      <Sections isAwaited={isAwaited}>
        <ProSection />
        <SecuritySection />
        {children}
        <LeavingSection />
      </Sections>
    </Dialog>
  )
}

/** Shown together: one that came after the others would move the button that she is about to press. */
function Sections({ children, isAwaited }: ProfileDialogProps) {
  const { t } = useTranslation()
  const awaits = awaitsFirst(useProRequest(), usePasskeys(), useFactor(), useOtherSignIns()) || isAwaited
  return (
    <div className="relative">
      {awaits && <WaitingLine className="absolute top-8">{t('ui.loading')}</WaitingLine>}
      {/* Their room is kept, so that the form above stays where it is too. */}
      <div className={awaits ? 'invisible' : undefined}>{children}</div>
    </div>
  )
}
