import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../../page-contract.ts'
import { Emphasised } from '../emphasised.tsx'

/** « Essayer », open to everyone: what happens in it comes with its island (offer-try-on.ts). */
export function TryOnPage({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  const { offeredStyles = [], supportEmail } = request.site
  return (
    <div className="wrap pt-8 pb-20 desk:pt-14 desk:pb-28">
      <h1 className="text-title">
        <Emphasised text={t('preview.page.title')} />
      </h1>
      <p className="mt-4.5 max-w-[36em] text-lead text-ink2">{t('preview.page.lead')}</p>
      {/* As high as what takes its place: nothing below moves. */}
      <div
        id="try-on"
        data-styles={offeredStyles.join(' ')}
        data-cut-off={t('toasts.networkError.description')}
        className="mt-9 min-h-[36.5rem] desk:mt-11 desk:min-h-[24.5rem]"
      >
        <noscript>
          <p>{t('preview.page.noScript', { email: supportEmail })}</p>
        </noscript>
      </div>
    </div>
  )
}
