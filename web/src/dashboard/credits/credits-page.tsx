import { creditsAnswer } from '@app/domain/credits/credits-api.ts'
import { api } from '@app/domain/routes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { reading } from '../../api/reading.ts'
import { useCurrentUser } from '../accounts/account-queries.ts'
import { AlertLine } from '../payment/alert-line.tsx'
import type { ReturnedPayment } from '../payment/returning/returned-payment.ts'
import { useReturn } from '../payment/returning/use-return.ts'
import { PageFrame } from '../shell/page/page-frame.tsx'
import { PartGate } from '../shell/query-gate.tsx'
import { WaitingLine } from '../shell/waiting-line.tsx'
import { BoughtPanel } from './bought-panel.tsx'
import { CreditHistory } from './credit-history.tsx'
import { placeBefore } from './credits-place.ts'
import { PackChoice } from './pack-choice.tsx'
import { useBuying } from './use-buying.ts'

/** What the packs cost today: asked each time she comes to buy. */
const creditsQuery = queryOptions({
  ...reading(api.credits(), creditsAnswer),
  staleTime: 0,
})

const usePacks = () => useQuery(creditsQuery)

/** /dashboard/credits: what a credit is, how many she has, and three packs. */
export function CreditsPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { path, isTransformation } = placeBefore(search)
  return (
    <PageFrame
      title={t('credits.page.title')}
      back={{
        to: path,
        words: t(isTransformation ? 'credits.page.backToTransformation' : 'credits.page.back'),
      }}
      lead={<p className="mt-4 max-w-[38em] text-ink2 text-lead">{t('credits.page.what')}</p>}
      beside={<Balance />}
    >
      <Buying />
    </PageFrame>
  )
}

function Balance() {
  const { t } = useTranslation()
  const { credits } = useCurrentUser()
  return (
    <p className="mt-1 rounded-card bg-blond-soft px-6 py-4 text-copper-text">
      <span className="block text-small font-[650]">{t('credits.page.balance')}</span>
      <span className="mt-1 block font-display text-[2.1rem] leading-none whitespace-nowrap">
        {t('accounts.credits', { count: credits })}
      </span>
    </p>
  )
}

function Buying() {
  const { t } = useTranslation()
  const packs = usePacks()
  const { bought, finish, isLookingUp, buyAgain } = useBuying()
  // Read here once, whichever pack she chooses next; a reload must not find it again.
  const returned = useReturn({ clean: true })
  const [hasBought, setHasBought] = useState(false)
  const goOn = () => {
    setHasBought(true)
    buyAgain()
  }
  if (bought) return <BoughtPanel bought={bought} onAgain={goOn} />
  if (isLookingUp) return <WaitingLine className="mt-10">{t('credits.page.lookingUp')}</WaitingLine>
  return (
    <PartGate query={packs} failure="credits.failure" wait={t('credits.page.loading')} className="mt-10">
      {({ packs: offered, lines }) => (
        <>
          {returned && !hasBought && <ReturnNotice returned={returned} />}
          <PackChoice packs={offered} onPaid={finish} />
          <CreditHistory lines={lines} />
        </>
      )}
    </PartGate>
  )
}

/** Her bank brought her back, and no credits have come: refused, or not confirmed yet. */
export function ReturnNotice({ returned }: { returned: ReturnedPayment }) {
  const { t } = useTranslation()
  return (
    <div className="mt-8">
      {returned.isRefused ? (
        <AlertLine>{t('payment.errors.message', { message: t('payment.errors.refused') })}</AlertLine>
      ) : (
        <p role="status" className="rounded-field bg-iris-soft px-4 py-3 text-iris">
          {t('payment.waitingLong.credits')}
        </p>
      )}
    </div>
  )
}
