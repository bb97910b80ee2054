import { type ReviewWish, reviewAnswer } from '@app/domain/reviews/reviews-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'
import { reading } from '../../api/reading.ts'
import { putAnswer } from '../shell/put-answer.ts'

const reviewQuery = (transformationId: string) =>
  queryOptions(reading(api.review(transformationId), reviewAnswer))

export const useReview = (transformationId: string) => useQuery(reviewQuery(transformationId))

/** Writes her answer, or with null takes it back. */
export function useAnswering(transformationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: ReviewWish | null) =>
      callApi(
        api.review(transformationId),
        wish
          ? { method: 'PUT', body: wish, answer: reviewAnswer }
          : { method: 'DELETE', answer: reviewAnswer },
      ),
    onSuccess: (answer) => putAnswer(client, reviewQuery(transformationId).queryKey, answer),
  })
}
export type Answering = ReturnType<typeof useAnswering>
