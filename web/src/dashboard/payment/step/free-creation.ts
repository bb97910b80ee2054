import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { OfferedTone } from '@app/domain/catalogue/offered-tones.ts'
import type { PackageType } from '@app/domain/catalogue/packages.ts'
import type { Maker } from '@app/domain/engines/makers.ts'
import { api } from '@app/domain/routes.ts'
import {
  createTransformationSchema,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/call.ts'
import { baseStylesQuery } from '../../catalogue/catalogue-queries.ts'
import { draftSaver } from '../../drafts/draft-saving.ts'
import { useNotify } from '../../shell/toasts/notify.ts'
import { isImpossibleStyle } from '../impossible-style.ts'
import { creationSentence } from '../payment-sentence.ts'

export interface FreeOrder {
  name: string
  baseStyle: BaseStyleId
  /** Null: the style's own. */
  tone: OfferedTone | null
  packageType: PackageType
  /** To whom she agrees that her photos are sent. */
  photosTo: Maker[]
}

/** By which entitlement a free package is given. */
export const freeMethod = (type: PackageType) => (type === 'pro_test' ? 'free_pro' : 'free_first')

async function createFree({ name, photosTo, ...order }: FreeOrder): Promise<string> {
  await draftSaver.flush()
  const { transformation } = await callApi(api.createTransformation(), {
    method: 'POST',
    body: createTransformationSchema.encode({
      ...order,
      name: name.trim(),
      paymentMethod: freeMethod(order.packageType),
      photosTo,
    }),
    answer: transformationAnswer,
  })
  return transformation.id
}

const isWithoutConsent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'photos_consent_missing'

export interface FreeCreationNews {
  onCreated: (transformationId: string, order: FreeOrder) => void
  /** Her photos do not carry the style. */
  onImpossible: (error: ApiError) => void
}

/** Creates a transformation that costs nothing, without step 4. */
export function useFreeCreation({ onCreated, onImpossible }: FreeCreationNews) {
  const { t } = useTranslation()
  const notify = useNotify()
  const client = useQueryClient()
  const creation = useMutation({
    mutationFn: createFree,
    onSuccess: onCreated,
    onError: (error) => {
      notify('sessionError', error instanceof ApiError ? { description: error.sentence } : {})
      if (isImpossibleStyle(error)) onImpossible(error)
      // Another service would make it than the catalogue said: the box that names it is asked for.
      if (isWithoutConsent(error)) void client.invalidateQueries({ queryKey: baseStylesQuery.queryKey })
    },
  })
  const { error, variables } = creation
  return {
    create: (order: FreeOrder) => !creation.isPending && creation.mutate(order),
    isPending: creation.isPending,
    error: error && creationSentence(error, variables?.packageType, t),
    reset: creation.reset,
  }
}
