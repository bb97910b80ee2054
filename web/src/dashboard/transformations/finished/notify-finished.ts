import { pages } from '@app/domain/routes.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useNotify } from '../../shell/toasts/notify.ts'
import { refundLine } from '../progress/refund-line.ts'
import { notifyOutside } from './browser-notification.ts'
import { whatCame } from './what-came.ts'

/** A transformation that ended, with the numbers the server gave: in a toast, and outside the page on her wish. */
export function useNotifyFinished(): (transformation: Transformation, before?: Transformation) => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const notify = useNotify()
  return (transformation, before) => {
    const { count, refund } = whatCame(transformation, before)
    const page = pages.transformation(transformation.id)
    const open = () => navigate(page)
    const outside = { tag: transformation.id, onPress: open }
    if (transformationIs.failed(transformation) || (before?.extension && count === 0)) {
      const description = failureSentence({ ...transformation, refund }, t)
      notify('generationError', { description })
      return notifyOutside({ ...outside, title: t('toasts.generationError.title'), body: description })
    }
    notify('generationCompleted', {
      values: { count },
      // She may be looking at it already.
      ...(pathname !== page && { action: { label: t('toasts.generationCompleted.action'), onPress: open } }),
    })
    notifyOutside({
      ...outside,
      title: t('toasts.generationCompleted.title'),
      body: t('toasts.generationCompleted.description', { count }),
    })
  }
}

/** "Returned" is said only of what really was. */
export function failureSentence(failed: Transformation, t: TFunction): string {
  const refund = refundLine(failed)
  if (!refund) return t('toasts.generationError.description')
  if (refund.key === 'both') return t('toasts.generationError.both', refund.values)
  if (refund.key === 'money') return t('toasts.generationError.money', refund.values)
  return t('toasts.generationError.credits', refund.values)
}
