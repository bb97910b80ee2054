import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useOpenWindow } from '../../shell/open-window.ts'
import { LeavingSection } from './leaving-section.tsx'
import { ProSection } from './pro-section.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SecuritySection } from './security-section.tsx'

/** « Mon profil beauté ». @param children what other nouns know of her, before the way out */
export function ProfileDialog({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const { isOpen, close } = useOpenWindow()
  return (
    <Dialog open={isOpen('profil')} onClose={close} title={t('accounts.profile.title')}>
      <ProfileForm onDone={close} />
      <ProSection />
      <SecuritySection />
      {children}
      <LeavingSection />
    </Dialog>
  )
}
