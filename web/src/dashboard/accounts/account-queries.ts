import {
  doneAnswer,
  otherSignInsAnswer,
  type PasswordChange,
  type Profile,
  statsAnswer,
  type User,
  userAnswer,
} from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'
import { putAnswer } from '../shell/put-answer.ts'
import { isSignedOut } from '../shell/sign-in-ended.ts'
import type { End } from '../shell/toasts/use-telling-end.ts'

const MINUTE = 60_000

/** Fresh for 10 minutes, kept for 15 (specification 9.27); retried twice, but never when she is signed out (8.4). */
export const currentUserQuery = queryOptions({
  queryKey: [api.currentUser()],
  queryFn: ({ signal }) => callApi(api.currentUser(), { answer: userAnswer, signal }),
  staleTime: 10 * MINUTE,
  gcTime: 15 * MINUTE,
  refetchOnMount: false,
  retry: (failures, error) => !isSignedOut(error) && failures < 2,
})

const statsQuery = queryOptions({
  queryKey: [api.stats()],
  queryFn: ({ signal }) => callApi(api.stats(), { answer: statsAnswer, signal }),
})

/** The woman at the screen. Only under the shell, which waits until she is known. */
export const useCurrentUser = (): User => useSuspenseQuery(currentUserQuery).data.user

export const useStats = () => useQuery(statsQuery)

/** What came of it, told also when the window it was asked in is closed by then. */
interface ProfileNews {
  onSuccess: (user: User, sent: Profile) => void
  onError: (error: Error) => void
}

export function useSaveProfile({ onSuccess, onError }: ProfileNews) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (profile: Profile) =>
      callApi(api.profile(), { method: 'PUT', body: profile, answer: userAnswer }),
    onSuccess: async (answer, profile) => {
      await putAnswer(client, currentUserQuery.queryKey, answer)
      onSuccess(answer.user, profile)
    },
    onError,
  })
}

export function useSaveAvatar({ onSuccess, onError }: End) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (image: User['image']) =>
      callApi(api.profileImage(), { method: 'PUT', body: { image }, answer: userAnswer }),
    onSuccess: async (answer) => {
      await putAnswer(client, currentUserQuery.queryKey, answer)
      onSuccess()
    },
    onError,
  })
}

export const useSendConfirmation = () =>
  useMutation({
    mutationFn: () => callApi(api.confirmationMail(), { method: 'POST', answer: doneAnswer }),
  })

/** The six digits of the same message. The answer is she, with the address confirmed. */
export function useConfirmWithCode() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) =>
      callApi(api.emailCode(), { method: 'POST', body: { code }, answer: userAnswer }),
    onSuccess: (answer) => putAnswer(client, currentUserQuery.queryKey, answer),
  })
}

/** Back to the address she has: the one that waits is forgotten. */
export function useKeepAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(api.pendingEmail(), { method: 'DELETE', answer: userAnswer }),
    onSuccess: (answer) => putAnswer(client, currentUserQuery.queryKey, answer),
  })
}

const otherSignInsQuery = queryOptions({
  queryKey: [api.otherSignIns()],
  queryFn: ({ signal }) => callApi(api.otherSignIns(), { answer: otherSignInsAnswer, signal }),
  // Devices come and go: counted anew each time the profile opens.
  staleTime: 0,
})

export const useOtherSignIns = () => useQuery(otherSignInsQuery)

export function useSignOutOthers({ onSuccess, onError }: End) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(api.otherSignIns(), { method: 'DELETE', answer: doneAnswer }),
    onSuccess: async () => {
      await putAnswer(client, otherSignInsQuery.queryKey, { count: 0 })
      onSuccess()
    },
    onError,
  })
}

/** Ends her other sign-ins and drops an address that waited. */
export function useChangePassword({ onSuccess, onError }: End) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      callApi(api.password(), { method: 'PUT', body: change, answer: doneAnswer }),
    onSuccess: async () => {
      await putAnswer(client, otherSignInsQuery.queryKey, { count: 0 })
      client.setQueryData(currentUserQuery.queryKey, (known) =>
        known ? { user: { ...known.user, pendingEmail: null } } : known,
      )
      onSuccess()
    },
    onError,
  })
}
