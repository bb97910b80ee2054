import { useTranslation } from 'react-i18next'
import { dateWords } from '../../../ui/language/dates.ts'
import { useLanguage } from '../../../ui/language/use-words.ts'
import { LineGate } from '../../shell/query-gate.tsx'
import { useCurrentUser } from '../account-queries.ts'
import { ProForm } from './pro-form.tsx'
import { type ProRequestState, useProRequest } from './pro-queries.ts'
import { Unfolding } from './unfolding.tsx'

/** Under her profile: how a client becomes a professional, and where her request stands. */
export function ProSection() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="pro-title" className="mt-8 grid gap-4 border-line border-t pt-6">
      <h3 id="pro-title" className="text-h4">
        {t('proRequests.title')}
      </h3>
      <LineGate query={useProRequest()} unknown={t('proRequests.unknown')}>
        {({ request }) => <Standing request={request} />}
      </LineGate>
    </section>
  )
}

function Standing({ request }: { request: ProRequestState | null }) {
  const { t } = useTranslation()
  const { userType } = useCurrentUser()
  const isPro = userType === 'pro' || request?.status === 'accepted'
  const canAsk = !isPro && request?.status !== 'pending'
  return (
    <>
      {/* What is said here changes under her eyes when she has sent her request. */}
      <p role="status" className="min-h-6 text-small text-ink2">
        <Words request={request} isPro={isPro} />
      </p>
      {canAsk && (
        <Unfolding
          icon="scissors"
          label={t(request ? 'proRequests.again' : 'proRequests.open')}
          first="input"
        >
          {(close) => <ProForm before={request} onDone={close} />}
        </Unfolding>
      )}
    </>
  )
}

function Words({ request, isPro }: { request: ProRequestState | null; isPro: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!request) return t(isPro ? 'proRequests.isPro' : 'proRequests.intro')
  const { status, salonName: salon, siret, createdAt } = request
  const date = dateWords(createdAt, language)
  if (isPro && status !== 'accepted') return t('proRequests.isPro')
  return t(`proRequests.${status}`, { salon, siret, date })
}
