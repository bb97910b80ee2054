import { draftAnswer, draftChanges } from '@app/domain/drafts/drafts-api.ts'
import { api } from '@app/domain/routes.ts'
import { ApiError } from '../../api/api-error.ts'
import { callApi } from '../../api/call.ts'
import { whenBack } from '../shell/coming-back.ts'
import { heldUp, isSignedOut } from '../shell/sign-in-ended.ts'
import { DraftSaver } from './draft-saver.ts'

/** The one saver of the page: a person has one open draft. */
export const draftSaver = new DraftSaver({
  save: async (draftId, changes) =>
    heldUp(() =>
      callApi(api.draftById(draftId), {
        method: 'PUT',
        body: draftChanges.encode(changes),
        answer: draftAnswer,
      }),
    ),
  isLost: (error) => {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
    return isRefused && error.code !== 'throttled' && !isSignedOut(error)
  },
})
whenBack(() => void draftSaver.flush())

/** The page is being left: a call that outlives it, since an ordinary one would be cut. */
export function saveWhileLeaving(draftId: string): void {
  const changes = draftSaver.unsaved(draftId)
  if (Object.keys(changes).length === 0) return
  void fetch(api.draftById(draftId), {
    method: 'PUT',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(draftChanges.encode(changes)),
  })
}
