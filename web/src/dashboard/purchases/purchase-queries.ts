import { purchasesAnswer } from '@app/domain/payment/payment-api.ts'
import { purchaseAnswer } from '@app/domain/payment/purchases-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { reading } from '../../api/reading.ts'

const purchasesQuery = queryOptions({
  ...reading(api.purchases(), purchasesAnswer),
  select: ({ purchases }) => purchases,
})

export const usePurchases = () => useQuery(purchasesQuery)

/** Money may have gone back, or a right have ended, since she last looked. */
const purchaseQuery = (id: string) =>
  queryOptions({
    ...reading(api.purchase(id), purchaseAnswer),
    select: ({ purchase }) => purchase,
    staleTime: 0,
  })

export const usePurchase = (id: string) => useQuery(purchaseQuery(id))
