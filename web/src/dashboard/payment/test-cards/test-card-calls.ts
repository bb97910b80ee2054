import { testCardAnswer } from '@app/domain/payment/payment-api.ts'
import { api } from '@app/domain/routes.ts'
import { callApi } from '../../../api/call.ts'
import type { TypedCard } from './card-gaps.ts'

export const confirmTestCard = (clientSecret: string, card: TypedCard) =>
  callApi(api.testCardConfirm(), { method: 'POST', body: { clientSecret, card }, answer: testCardAnswer })

export const answerChallenge = (clientSecret: string, accept: boolean) =>
  callApi(api.testCardChallenge(), { method: 'POST', body: { clientSecret, accept }, answer: testCardAnswer })
