import { useTranslation } from 'react-i18next'
import { useToasts } from '../../../../ui/toasts/toast.tsx'
import { useTellingFailure } from '../../../shell/toasts/use-telling-end.ts'
import { useIsOpen } from '../../../shell/use-is-open.ts'
import { type ShowingCodes, useFactorAnew } from './proof-queries.ts'

/**
 * New codes have come: they are shown. Where their form is closed by then nobody has seen them, and nobody will: she is
 * told that the ones she noted open nothing any more.
 */
export function useShowingCodes(show: (codes: string[]) => void): ShowingCodes {
  const { t } = useTranslation()
  const toasts = useToasts()
  const isOpen = useIsOpen()
  const anew = useFactorAnew()
  const onError = useTellingFailure({
    title: t('accounts.security.factor.troubleTitle'),
    description: t('accounts.security.factor.trouble'),
  })
  const onSuccess: ShowingCodes['onSuccess'] = ({ codes }) => {
    if (isOpen.current) return show(codes)
    anew()
    toasts.show({
      type: 'error',
      title: t('accounts.security.factor.codesUnseenTitle'),
      description: t('accounts.security.factor.codesUnseenText'),
    })
  }
  return { onSuccess, onError }
}
