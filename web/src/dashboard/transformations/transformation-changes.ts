import { api } from '@app/domain/routes.ts'
import { transformationAnswer } from '@app/domain/transformations/transformations-api.ts'
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
