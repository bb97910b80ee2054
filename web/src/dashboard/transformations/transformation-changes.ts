import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import {
  type TransformationWithImages,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'

/** « Effacer mes photos maintenant ». The answer is the transformation without them. */
export function useForgetPhotos(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callApi(api.transformationPhotos(id), { method: 'DELETE', answer: transformationAnswer }),
    onSuccess: (answer) => {
      client.setQueryData([api.transformation(id)], answer)
      void client.invalidateQueries({ queryKey: [api.transformations()] })
    },
  })
}

type Answer = { session: TransformationWithImages }

/** A heart answers the finger at once; it goes back to what it was when the server could not keep it. */
export function useFavourite(transformationId: string) {
  const client = useQueryClient()
  const queryKey = [api.transformation(transformationId)]
  const show = (imageId: string, favourite: boolean) =>
    client.setQueryData<Answer>(queryKey, (old) => old && withFavourite(old, imageId, favourite))
  return useMutation({
    mutationFn: ({ imageId, favourite }: { imageId: string; favourite: boolean }) =>
      callApi(api.imageFavourite(imageId), { method: 'PUT', body: { favourite }, answer: doneAnswer }),
    onMutate: async ({ imageId, favourite }) => {
      // An answer on its way is older than her press.
      await client.cancelQueries({ queryKey })
      show(imageId, favourite)
    },
    onError: (_error, { imageId, favourite }) => show(imageId, !favourite),
  })
}

const withFavourite = ({ session }: Answer, imageId: string, favourite: boolean): Answer => ({
  session: {
    ...session,
    images: session.images.map((image) => (image.id === imageId ? { ...image, favourite } : image)),
  },
})
