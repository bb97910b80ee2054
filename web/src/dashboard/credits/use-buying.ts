import { api } from '@app/domain/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { currentUserQuery } from '../accounts/account-queries.ts'
import { forgetPayment } from '../payment/returning/remembered-payment.ts'
import { useUnfinishedPayment } from '../payment/returning/use-unfinished-payment.ts'
import { useNotify } from '../shell/toasts/notify.ts'

export interface Bought {
  count: number
  /** As the server says it; `null` while it cannot be asked. */
  balance: number | null
}

/** From the paid pack to the new balance, also when the page was reloaded in between. */
export function useBuying() {
  const client = useQueryClient()
  const notify = useNotify()
  const [bought, setBought] = useState<Bought | null>(null)
  const finish = useCallback(
    async (count: number) => {
      forgetPayment('credits')
      for (const path of [api.credits(), api.purchases(), api.stats()])
        void client.invalidateQueries({ queryKey: [path] })
      const known = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => null)
      const balance = known?.user.credits ?? null
      setBought({ count, balance })
      if (balance !== null && count > 0) notify('creditsAdded', { values: { count, balance } })
    },
    [client, notify],
  )
  const finishFound = useCallback((_none: string | null, name: string) => void finish(Number(name)), [finish])
  const isLookingUp = useUnfinishedPayment('credits', finishFound)
  return { bought, finish, isLookingUp, buyAgain: () => setBought(null) }
}
