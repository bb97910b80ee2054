import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../../page-contract.ts'
import { Emphasised } from '../emphasised.tsx'

/** Open to everyone, for as long as there are contracts: the form comes with its island (offer-withdrawal.ts). */
export function WithdrawalPage({ request }: { request: PageRequest }) {
  const { t } = useTranslation()
  const { supportEmail } = request.site
  return (
    <div className="wrap grid justify-items-center pt-8 pb-20 desk:pt-14 desk:pb-28">
      <div className="w-full max-w-[36rem]">
        <h1 className="text-title">
          <Emphasised text={t('withdrawal.title')} />
        </h1>
        <p className="mt-4.5 text-lead text-ink2">{t('withdrawal.lead')}</p>
        <div className="mt-8 rounded-sheet bg-surface p-6 shadow-2 tab:p-8">
          {/* As high as the form that takes its place: nothing below moves. */}
          <div
            id="withdrawal"
            data-cut-off={t('toasts.networkError.description')}
            className="has-[noscript]:min-h-[27.5rem] [overflow-wrap:anywhere]"
          >
            <noscript>
              <p>{t('withdrawal.noScript', { email: supportEmail })}</p>
            </noscript>
          </div>
        </div>
        <p className="mt-8 text-small text-ink2">{t('withdrawal.otherWays', { email: supportEmail })}</p>
        <a
          href={`${pages.terms()}#withdrawal`}
          className="inline-flex min-h-11 items-center text-small text-primary underline underline-offset-4"
        >
          {t('withdrawal.terms')}
        </a>
      </div>
    </div>
  )
}
