import { api } from '@app/domain/routes.ts'
import {
  type TransformationWithImages,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/call.ts'
import { currentUserQuery } from '../../accounts/account-queries.ts'
import { goAndBuy } from '../../credits/credits-place.ts'
import { useNotify } from '../../shell/toasts/notify.ts'
import { useExtended } from './use-extended.ts'

interface Shortage {
  needed: number
  available: number
}

const shortageOf = (error: Error | null): Shortage | null =>
  error instanceof ApiError ? error.credits : null

/** « Encore 5 images »: asked, then done; told in both places when her credits do not suffice. */
export function useMoreImages({ id, moreImages }: Pick<TransformationWithImages, 'id' | 'moreImages'>) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const notify = useNotify()
  const onBegun = useExtended(id)
  const [asks, setAsks] = useState(false)
  const onShortage = (shortage: Shortage) => {
    setAsks(false)
    notify('insufficientCredits', {
      values: { ...shortage },
      action: { label: t('toasts.insufficientCredits.action'), onPress: () => goAndBuy(id) },
    })
  }
  const asking = useMutation({
    mutationFn: () => callApi(api.moreImages(id), { method: 'POST', body: {}, answer: transformationAnswer }),
    onSuccess: onBegun,
    onError: (error) => {
      const shortage = shortageOf(error)
      // Spent elsewhere meanwhile: the balance on screen was old.
      void client.invalidateQueries({ queryKey: [api.currentUser()] })
      if (shortage) onShortage(shortage)
    },
  })
  const ask = async () => {
    asking.reset()
    const available = await freshBalance(moreImages.cost)
    if (available < moreImages.cost) onShortage({ needed: moreImages.cost, available })
    else setAsks(true)
  }
  /** She may have bought some in another tab: asked anew only when what is known does not suffice. */
  const freshBalance = async (needed: number): Promise<number> => {
    const known = client.getQueryData(currentUserQuery.queryKey)?.user.credits ?? 0
    if (known >= needed) return known
    const fresh = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => null)
    return fresh?.user.credits ?? known
  }
  return {
    asks,
    ask: () => void ask(),
    cancel: () => setAsks(false),
    confirm: () => asking.mutate(),
    isPending: asking.isPending,
    error: asking.error && !shortageOf(asking.error) ? asking.error : null,
  }
}
