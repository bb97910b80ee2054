import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeHandedPhoto } from '../../preview/handed-photo.ts'
import { useCurrentUser } from '../accounts/account-queries.ts'
import { useHasFirstFree } from '../catalogue/catalogue-queries.ts'
import type { OpenWizard } from './use-wizard.ts'

/**
 * The photo she tried on before she signed in, for step 1 to add as if she had chosen it there. Her draft takes the style
 * and the tone she saw, its name where it has none, and the free first image where that is hers.
 */
export function useHandedPhoto(wizard: OpenWizard | null): File | null {
  const { t } = useTranslation()
  const { id } = useCurrentUser()
  const hasFirstFree = useHasFirstFree()
  const [photo, setPhoto] = useState<File | null>(null)
  const isOpen = wizard !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the wizard opens.
  useEffect(() => {
    if (!wizard) return
    void takeHandedPhoto(id).then((handed) => {
      if (!handed) return
      const { style, tone } = handed
      const { name, packageType } = wizard.draft
      wizard.change({
        step: 1,
        ...(style && { baseStyle: style, tone }),
        ...(style && name.trim() === '' && { name: t(`styles.${style}.label`) }),
        ...(hasFirstFree && packageType === null && { packageType: 'decouverte' }),
      })
      setPhoto(handed.photo)
    })
  }, [isOpen, id])
  return photo
}
