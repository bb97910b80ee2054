import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../api/call.ts'
import { AlertDialog } from '../../../ui/dialogs/alert-dialog.tsx'
import { handToast } from '../../../ui/toasts/handed-toast.ts'
import { useCurrentUser } from '../account-queries.ts'

/** The page is loaded anew this long after the call, even when the call failed (specification 4.2, 4.3). */
const LOGOUT_RELOAD_MS = 500
/** A server that says nothing must not keep her here. */
const LOGOUT_PATIENCE_MS = 8000

function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callApi(api.logout(), {
        method: 'POST',
        answer: doneAnswer,
        signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS),
      }),
    onError: (error) => console.error('logout failed', error),
    onSettled: (done) => {
      // « Vous êtes bien déconnectée » only when it is true: on a borrowed computer it matters.
      handToast({ key: done ? 'logoutSuccess' : 'networkError' })
      setTimeout(() => {
        client.clear()
        location.replace(pages.home())
      }, LOGOUT_RELOAD_MS)
    },
  })
}

export function LogoutDialog({ open, onCancel }: { open: boolean; onCancel: () => void }) {
  const { t } = useTranslation()
  const { firstName } = useCurrentUser()
  const logout = useLogout()
  return (
    <AlertDialog
      open={open}
      title={t('accounts.logout.title')}
      description={
        firstName ? t('accounts.logout.namedQuestion', { firstName }) : t('accounts.logout.question')
      }
      cancelLabel={t('accounts.cancel')}
      onCancel={onCancel}
      confirmLabel={t('accounts.logout.confirm')}
      onConfirm={() => logout.mutate()}
      busy={!logout.isIdle}
    />
  )
}
