import { useTranslation } from 'react-i18next'
import { LineGate } from '../../../shell/query-gate.tsx'
import { useTellingEnd } from '../../../shell/toasts/use-telling-end.ts'
import { Unfolding } from '../unfolding.tsx'
import { CodesForm } from './codes-form.tsx'
import { FactorTrouble } from './factor-trouble.tsx'
import { PasswordStep } from './password-step.tsx'
import { useEndFactor, useFactor } from './proof-queries.ts'
import { TurnOnForm } from './turn-on-form.tsx'

const FIELD = 'input:not([hidden])'

/** Whether a code is asked for after her password, and what changes that. */
export function FactorPart() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="factor-title" className="grid gap-3">
      <h4 id="factor-title" className="font-[650]">
        {t('accounts.security.factor.title')}
      </h4>
      <p className="text-small text-ink2">{t('accounts.security.factor.text')}</p>
      <LineGate query={useFactor()} unknown={t('accounts.security.factor.unknown')}>
        {({ isOn, recoveryCodesLeft: count }) => (
          <>
            <p role="status" className="text-small">
              {isOn ? t('accounts.security.factor.isOn', { count }) : t('accounts.security.factor.isOff')}
            </p>
            {isOn ? <WhenOn /> : <WhenOff />}
          </>
        )}
      </LineGate>
    </section>
  )
}

function WhenOff() {
  const { t } = useTranslation()
  return (
    <Unfolding icon="lock" label={t('accounts.security.factor.turnOn')} first={FIELD}>
      {(close) => <TurnOnForm onDone={close} />}
    </Unfolding>
  )
}

function WhenOn() {
  const { t } = useTranslation()
  return (
    <>
      <Unfolding icon="lock" label={t('accounts.security.factor.renew')} first={FIELD}>
        {(close) => <CodesForm onDone={close} />}
      </Unfolding>
      <Unfolding icon="cross" label={t('accounts.security.factor.turnOff')} first={FIELD}>
        {(close) => <TurnOffForm onDone={close} />}
      </Unfolding>
    </>
  )
}

function TurnOffForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const end = useTellingEnd({
    done: {
      title: t('accounts.security.factor.offTitle'),
      description: t('accounts.security.factor.offText'),
    },
    failed: {
      title: t('accounts.security.factor.troubleTitle'),
      description: t('accounts.security.factor.trouble'),
    },
  })
  const ending = useEndFactor(end)
  const turnOff = async (currentPassword: string) => {
    await ending.mutateAsync(currentPassword)
    onDone()
  }
  return (
    <PasswordStep
      submit={t('accounts.security.factor.turnOff')}
      busy={t('accounts.security.factor.checking')}
      onPassword={turnOff}
      onCancel={onDone}
      trouble={(error) => <FactorTrouble error={error} />}
    />
  )
}
