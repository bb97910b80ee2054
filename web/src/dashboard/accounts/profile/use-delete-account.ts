import { type AccountDeletion, doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../api/call.ts'
import { handToast } from '../../../ui/toasts/handed-toast.ts'

/** Deletes the account; nothing of it stays in this page either, and the home page says that it is done. */
export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deletion: AccountDeletion) =>
      callApi(api.account(), { method: 'DELETE', body: deletion, answer: doneAnswer }),
    onSuccess: () => {
      handToast({ key: 'accountDeleted' })
      client.clear()
      location.replace(pages.home())
    },
  })
}
