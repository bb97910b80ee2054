import { doneAnswer } from '@app/domain/accounts/accounts-api.ts'
import { api } from '@app/domain/routes.ts'
import {
  type TransformationAnswer,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/call.ts'
import { putAnswer } from '../shell/put-answer.ts'
import { transformationsQuery } from './transformation-queries.ts'

/** « Effacer mes photos maintenant ». The answer is the transformation without them. */
export function useForgetPhotos(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callApi(api.transformationPhotos(id), { method: 'DELETE', answer: transformationAnswer }),
    onSuccess: async (answer) => {
      await putAnswer(client, [api.transformation(id)], answer)
      for (const path of [api.transformations(), api.shares()])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}

/** A heart answers the finger at once; it goes back to what it was when the server could not keep it. */
export function useFavourite(transformationId: string) {
  const client = useQueryClient()
  const queryKey = [api.transformation(transformationId)]
  const show = (imageId: string, favourite: boolean) =>
    client.setQueryData<TransformationAnswer>(
      queryKey,
      (old) => old && withFavourite(old, imageId, favourite),
    )
  /** An answer on its way is older than her press. */
  const keep = async (imageId: string, favourite: boolean) => {
    await client.cancelQueries({ queryKey })
    show(imageId, favourite)
  }
  return useMutation({
    mutationFn: ({ imageId, favourite }: { imageId: string; favourite: boolean }) =>
      callApi(api.imageFavourite(imageId), { method: 'PUT', body: { favourite }, answer: doneAnswer }),
    // One after the other, as she pressed.
    scope: { id: `favourites of ${transformationId}` },
    onMutate: ({ imageId, favourite }) => keep(imageId, favourite),
    // What was asked for meanwhile may have been answered before it was kept.
    onSuccess: (_done, { imageId, favourite }) => keep(imageId, favourite),
    onError: (_error, { imageId, favourite }) => show(imageId, !favourite),
  })
}

const withFavourite = (
  { transformation }: TransformationAnswer,
  imageId: string,
  favourite: boolean,
): TransformationAnswer => ({
  transformation: {
    ...transformation,
    images: transformation.images.map((image) => (image.id === imageId ? { ...image, favourite } : image)),
  },
})

export const useDeleteImage = (imageId: string) =>
  useMutation({
    mutationFn: () => callApi(api.image(imageId), { method: 'DELETE', answer: doneAnswer }),
  })

export const useDeleteTransformation = (id: string) =>
  useMutation({
    mutationFn: () => callApi(api.transformation(id), { method: 'DELETE', answer: doneAnswer }),
  })

/** Takes the image out of what is shown, then asks what the server says now: covers, counters, the ZIP. */
export function useImageGone(transformationId: string): (imageId: string) => void {
  const client = useQueryClient()
  const queryKey = [api.transformation(transformationId)]
  return (imageId) => {
    client.setQueryData<TransformationAnswer>(queryKey, (old) => old && withoutImage(old, imageId))
    for (const path of [
      api.transformation(transformationId),
      api.transformations(),
      api.stats(),
      api.shares(),
    ])
      void client.invalidateQueries({ queryKey: [path] })
  }
}

const withoutImage = ({ transformation }: TransformationAnswer, imageId: string): TransformationAnswer => {
  const images = transformation.images.filter((image) => image.id !== imageId)
  return {
    transformation: {
      ...transformation,
      images,
      imagesCount: images.length,
      imagesDeleted: transformation.imagesDeleted + transformation.images.length - images.length,
    },
  }
}

/** Called once her page is left: a page that still stood there would ask for it again. */
export function useTransformationGone(id: string): () => void {
  const client = useQueryClient()
  return () => {
    client.setQueryData(transformationsQuery.queryKey, (old) =>
      old ? { transformations: old.transformations.filter((one) => one.id !== id) } : old,
    )
    client.removeQueries({ queryKey: [api.transformation(id)] })
    for (const path of [api.transformations(), api.stats()])
      void client.invalidateQueries({ queryKey: [path] })
  }
}
