import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { dateWords } from '../../../ui/language/dates.ts'
import { useLanguage } from '../../../ui/language/use-words.ts'
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
      <Standing />
    </section>
  )
}

function Standing() {
  const { t } = useTranslation()
  const { userType } = useCurrentUser()
  const { data, isError, refetch } = useProRequest()
  const request = data?.request ?? null
  if (isError && !data)
    return (
      <p className="text-small text-ink2">
        {t('proRequests.unknown')}{' '}
        <Button kind="text" size="small" onClick={() => refetch()}>
          {t('proRequests.retry')}
        </Button>
      </p>
    )
  const isPro = userType === 'pro' || request?.status === 'accepted'
  const canAsk = data && !isPro && request?.status !== 'pending'
  return (
    <>
      {/* What is said here changes under her eyes when she has sent her request. */}
      <p role="status" className="min-h-6 text-small text-ink2">
        {data && <Words request={request} isPro={isPro} />}
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
