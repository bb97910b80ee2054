import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import {
  newFactorAnswer,
  passkeyOptionsAnswer,
  passkeysAnswer,
  recoveryCodesAnswer,
  secondFactorAnswer,
} from '@app/domain/accounts/proofs-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../../api/call.ts'
import { putAnswer } from '../../../shell/put-answer.ts'
import type { End } from '../../../shell/toasts/use-telling-end.ts'
import { currentUserQuery } from '../../account-queries.ts'

const passkeysQuery = queryOptions({
  queryKey: [api.passkeys()],
  queryFn: ({ signal }) => callApi(api.passkeys(), { answer: passkeysAnswer, signal }),
})
const factorQuery = queryOptions({
  queryKey: [api.secondFactor()],
  queryFn: ({ signal }) => callApi(api.secondFactor(), { answer: secondFactorAnswer, signal }),
})

export const usePasskeys = () => useQuery(passkeysQuery)
export const useFactor = () => useQuery(factorQuery)

/** What is an operator's may be open or locked by it. */
const useKnownAnew = () => {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

/** Her device is asked between two calls: the first proves that it is she, the second keeps what it made. */
export function useAddPasskey({ onSuccess, onError }: End) {
  const client = useQueryClient()
  const knownAnew = useKnownAnew()
  return useMutation({
    mutationFn: async ({ name, currentPassword }: { name: string; currentPassword: string }) => {
      const options = await callApi(api.newPasskey(), {
        ...{ method: 'POST', body: { currentPassword }, answer: passkeyOptionsAnswer },
      })
      const { makePasskey } = await import('./make-passkey.ts')
      const body = { name, response: await makePasskey(options) }
      return callApi(api.passkeys(), { method: 'POST', body, answer: passkeysAnswer })
    },
    onSuccess: async (answer) => {
      await putAnswer(client, passkeysQuery.queryKey, answer)
      knownAnew()
      onSuccess()
    },
    onError,
  })
}

export function useRemovePasskey(id: string, { onSuccess, onError }: End) {
  const client = useQueryClient()
  const knownAnew = useKnownAnew()
  return useMutation({
    mutationFn: (currentPassword: string) =>
      callApi(api.passkeyRemoval(), {
        ...{ method: 'POST', body: { id, currentPassword }, answer: passkeysAnswer },
      }),
    onSuccess: async (answer) => {
      await putAnswer(client, passkeysQuery.queryKey, answer)
      knownAnew()
      onSuccess()
    },
    onError,
  })
}

export const usePrepareFactor = () =>
  useMutation({
    mutationFn: (currentPassword: string) =>
      callApi(api.newFactor(), { method: 'POST', body: { currentPassword }, answer: newFactorAnswer }),
  })

/** For a mutation that asks for codes; its form may be closed by the time they come. */
export interface ShowingCodes {
  onSuccess: (answer: { codes: string[] }) => void
  onError: (error: Error) => void
}

/** What is shown of it changes once she has noted her codes: until then they stand in its place. */
export const useConfirmFactor = (showing: ShowingCodes) =>
  useMutation({
    mutationFn: (code: string) =>
      callApi(api.secondFactor(), { method: 'POST', body: { code }, answer: recoveryCodesAnswer }),
    ...showing,
  })

export const useRenewCodes = (showing: ShowingCodes) =>
  useMutation({
    mutationFn: (currentPassword: string) =>
      callApi(api.recoveryCodes(), {
        method: 'POST',
        body: { currentPassword },
        answer: recoveryCodesAnswer,
      }),
    ...showing,
  })

export function useEndFactor({ onSuccess, onError }: End) {
  const anew = useFactorAnew()
  return useMutation({
    mutationFn: (currentPassword: string) =>
      callApi(api.secondFactor(), { method: 'DELETE', body: { currentPassword }, answer: doneAnswer }),
    onSuccess: () => {
      anew()
      onSuccess()
    },
    onError,
  })
}

/** Once she has seen what came of it. */
export function useFactorAnew(): () => void {
  const client = useQueryClient()
  const knownAnew = useKnownAnew()
  return () => {
    void client.invalidateQueries({ queryKey: factorQuery.queryKey })
    knownAnew()
  }
}
