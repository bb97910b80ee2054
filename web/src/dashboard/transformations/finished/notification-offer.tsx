import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useNotificationWish } from './browser-notification.ts'

/** Beside « we write to you »: to be told on this computer too, for who keeps the page open behind others. */
export function NotificationOffer() {
  const { t } = useTranslation()
  const { wish, ask, wasAsked } = useNotificationWish()
  // Who refused long ago is not told so on every page.
  if (wish === 'none' || (wish === 'refused' && !wasAsked)) return null
  return (
    <div role="status" className="mt-2 text-small text-ink2">
      {wish === 'unasked' ? (
        <Button kind="text" size="small" className="-ml-3" onClick={() => void ask()}>
          {t('transformations.outside.ask')}
        </Button>
      ) : (
        <p>{t(`transformations.outside.${wish}`)}</p>
      )}
    </div>
  )
}
