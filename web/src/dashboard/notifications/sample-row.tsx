import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import type { ToastType } from '../../ui/toasts/toast-rules.ts'
import { useNotify } from '../shell/toasts/notify.ts'
import { durationOf, TOAST_TYPES } from '../shell/toasts/toast-keys.ts'
import type { Sample } from './samples.ts'

const COLOURS: Record<ToastType, string> = {
  success: 'text-success',
  error: 'text-danger',
  info: 'text-iris',
  loading: 'text-iris',
}

/** One sample: what it says, its kind, how long it stays, and the button that shows it. */
export function SampleRow({ sample, number }: { sample: Sample; number: number }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { key, values, line } = sample
  const title = t(`toasts.${key}.title`, { ...values })
  const description = t(line ?? `toasts.${key}.description`, { ...values })
  const type = TOAST_TYPES[key]
  return (
    <li className="flex items-center gap-4 py-3.5">
      <span aria-hidden="true" className="w-7 flex-none font-display text-h4 text-copper-text">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-[650] leading-snug">{title}</p>
        <p className="text-small leading-snug text-ink2">{t(`toasts.${key}.description`, { ...values })}</p>
        <p className="mt-0.5 text-badge text-ink2">
          <span className={joinClasses('font-[650]', COLOURS[type])}>
            {t(`dashboard.notifications.kinds.${type}`)}
          </span>
          {', '}
          {t('dashboard.notifications.stays', { seconds: durationOf(key) / 1000 })}
        </p>
      </div>
      <Button
        kind="secondary"
        size="small"
        aria-label={t('dashboard.notifications.showNamed', { number, title })}
        onClick={() => notify(key, { description, ...(values && { values }) })}
      >
        {t('dashboard.notifications.show')}
      </Button>
    </li>
  )
}
