import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { openedShareAnswer, type Share, type ShareWish, sharesAnswer } from '@app/domain/shares/shares-api.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'
import { reading } from '../../api/reading.ts'

/** Her links that open, of every transformation; one that has ended meanwhile is gone when she comes back. */
const sharesQuery = queryOptions({
  ...reading(api.shares(), sharesAnswer),
  select: (answer) => answer.shares,
  refetchOnMount: 'always',
})

export const useShares = () => useQuery(sharesQuery)

function useChangeShares(): (change: (shares: Share[]) => Share[]) => void {
  const client = useQueryClient()
  return (change) => {
    client.setQueryData(sharesQuery.queryKey, (old) => old && { shares: change(old.shares) })
    void client.invalidateQueries(sharesQuery)
  }
}

/** Answers the address, once. */
export function useOpenShare(imageId: string) {
  const change = useChangeShares()
  return useMutation({
    mutationFn: (wish: ShareWish) =>
      callApi(api.imageShares(imageId), { method: 'POST', body: wish, answer: openedShareAnswer }),
    onSuccess: ({ share }) => change((shares) => [share, ...shares]),
  })
}

export function useStopShare(id: string) {
  const change = useChangeShares()
  return useMutation({
    mutationFn: () => callApi(api.share(id), { method: 'DELETE', answer: doneAnswer }),
    // Stopped, or gone already: what the server says now is asked for either way.
    onSuccess: () => change((shares) => shares.filter((share) => share.id !== id)),
    onError: () => change((shares) => shares),
  })
}
