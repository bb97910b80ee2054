import { draftAnswer } from '@app/domain/drafts/drafts-api.ts'
import { api, pages } from '@app/domain/routes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/call.ts'
import { draftSaver } from '../../drafts/draft-saving.ts'

const asksFirst = (error: Error): boolean => error instanceof ApiError && error.code === 'draft_has_photos'

/** Copies the photos into her draft and opens the wizard; photos already there are only replaced if she says so. */
export function useReusing(id: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const copying = useMutation({
    mutationFn: async (replace: boolean) => {
      // What an earlier wizard has not saved yet comes first: it must not be laid over the new draft.
      await draftSaver.flush()
      return callApi(api.photosToDraft(id), { method: 'POST', body: { replace }, answer: draftAnswer })
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: [api.waitingDraft()] }),
    onError: (error) => setAsks(asksFirst(error)),
  })
  // Only while she is still here: elsewhere she is not called away from what she does.
  const open = { onSuccess: () => void navigate(pages.wizard()) }
  const { error, isPending } = copying
  return {
    asks,
    cancel: () => {
      setAsks(false)
      copying.reset()
    },
    copy: () => copying.mutate(false, open),
    replace: () => copying.mutate(true, open),
    isPending,
    error: error && !asksFirst(error) ? error : null,
  }
}
