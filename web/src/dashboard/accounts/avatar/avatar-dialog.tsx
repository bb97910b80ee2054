import { AVATARS, type Avatar } from '@app/domain/accounts/account-rules.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { useOpenWindow } from '../../shell/open-window.ts'
import { useNotify } from '../../shell/toasts/notify.ts'
import { useCurrentUser, useSaveAvatar } from '../account-queries.ts'
import { AvatarChoice } from './avatar-choice.tsx'

/** « Choisir mon portrait »: a press saves at once, and the window closes when it is saved. */
export function AvatarDialog() {
  const { t } = useTranslation()
  const { isOpen, close } = useOpenWindow()
  return (
    <Dialog open={isOpen('photo')} onClose={close} title={t('accounts.avatars.title')}>
      <AvatarGrid onSaved={close} />
    </Dialog>
  )
}

function AvatarGrid({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { image } = useCurrentUser()
  const trouble = (error: unknown) => troubleWords(t, error, t('toasts.profileImageError.description'))
  // Told wherever she is by then: closing the window stops nothing that has left.
  const saving = useSaveAvatar({
    onSuccess: () => notify('imageUpdated'),
    onError: (error) => notify('profileImageError', { description: trouble(error) }),
  })
  const choose = (avatar: Avatar) => saving.mutate(avatar, { onSuccess: onSaved })
  return (
    <>
      <ul className="grid grid-cols-4 gap-3 tab:gap-4">
        {AVATARS.map((avatar) => (
          <AvatarChoice
            key={avatar}
            avatar={avatar}
            isCurrent={avatar === image}
            isSaving={saving.isPending && saving.variables === avatar}
            disabled={saving.isPending}
            onChoose={() => choose(avatar)}
          />
        ))}
      </ul>
      <p role="status" className="mt-4 min-h-6.5 text-ink2">
        {saving.isPending && t('accounts.avatars.saving')}
      </p>
      {saving.error && (
        <Trouble title={t('toasts.profileImageError.title')}>
          {`${t('dashboard.failures.image')}. ${trouble(saving.error)}`}
        </Trouble>
      )}
    </>
  )
}
