import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { PublicToast } from './show-toast.ts'

/** What the page before may have left to say: « À bientôt ! » after signing out, what became of a new password. */
const sayings = (t: TFunction): Record<string, PublicToast> => ({
  logoutSuccess: {
    type: 'success',
    title: t('toasts.logoutSuccess.title'),
    description: t('toasts.logoutSuccess.description'),
  },
  newPassword: {
    type: 'success',
    title: t('signin.newPassword.doneTitle'),
    description: t('signin.newPassword.doneText'),
  },
  accountDeleted: { type: 'success', title: t('leaving.doneTitle'), description: t('leaving.doneText') },
  networkError: {
    type: 'error',
    title: t('toasts.networkError.title'),
    description: t('toasts.networkError.description'),
  },
})

/** Where notifications of a public page appear, above its dialog too: bottom right on desktop, top centre on phones. */
export function ToastPlace() {
  const { t } = useTranslation()
  return (
    <section
      id="toasts"
      popover="manual"
      aria-label={t('ui.notifications')}
      data-sayings={JSON.stringify(sayings(t))}
      className="fixed inset-x-4 top-19 bottom-auto m-0 mx-auto h-auto w-auto max-w-[360px] overflow-visible bg-transparent desk:inset-x-auto desk:top-auto desk:right-8 desk:bottom-28 desk:w-[360px] print:hidden"
    >
      <template>
        <ToastCard />
      </template>
    </section>
  )
}

function ToastCard() {
  const { t } = useTranslation()
  return (
    <div className="public-toast flex items-start gap-3.5 rounded-card border border-line bg-surface p-4 text-ink shadow-2">
      <span data-sign="success" hidden>
        <Icon name="check" className="mt-0.5 size-6 text-success" />
      </span>
      <span data-sign="error" hidden>
        <Icon name="triangle" className="mt-0.5 size-6 text-danger" />
      </span>
      <div className="min-w-0 flex-1">
        <p data-says="title" className="font-[650] leading-snug" />
        <p data-says="description" className="text-small leading-snug text-ink2" />
      </div>
      <button
        type="button"
        aria-label={t('ui.closeNotification')}
        className="-m-2 grid size-11 flex-none place-items-center rounded-field text-ink2 hover:bg-veil"
      >
        <Icon name="cross" />
      </button>
    </div>
  )
}
