import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { houseWait } from './brand.ts'

/** How long images usually take here, in words: « en quelques minutes ». */
export function useHouseWait(): () => string {
  const { t } = useTranslation()
  return useCallback(() => t(`legal.makers.usualWaits.${houseWait()}`), [t])
}
