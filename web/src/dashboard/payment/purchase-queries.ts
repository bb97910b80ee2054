import { purchasesAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { reading } from '../../api/reading.ts'

const purchasesQuery = queryOptions({
  ...reading(api.purchases(), purchasesAnswer),
  select: ({ purchases }) => purchases,
})

export const usePurchases = () => useQuery(purchasesQuery)
