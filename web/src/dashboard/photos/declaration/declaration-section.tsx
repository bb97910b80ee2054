import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { dateWords } from '../../../ui/language/dates.ts'
import { useLanguage } from '../../../ui/language/use-words.ts'
import { Unfolding } from '../../accounts/profile/unfolding.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { LineGate } from '../../shell/query-gate.tsx'
import { useTellingEnd } from '../../shell/toasts/use-telling-end.ts'
import { useDeclaration, useWithdrawDeclaration } from './declaration-queries.ts'

/** Under her profile: what she has declared of her photos, and the way to take it back. */
export function DeclarationSection() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="declaration-title" className="mt-8 grid gap-5 border-line border-t pt-6">
      <h3 id="declaration-title" className="text-h4">
        {t('photos.declaration.profile.title')}
      </h3>
      <LineGate query={useDeclaration()} unknown={t('photos.declaration.profile.unknown')}>
        {({ declaration }) =>
          declaration ? (
            <Declared at={declaration.at} />
          ) : (
            <p className="text-small text-ink2">{t('photos.declaration.profile.none')}</p>
          )
        }
      </LineGate>
    </section>
  )
}

function Declared({ at }: { at: string }) {
  const { t } = useTranslation()
  const date = dateWords(at, useLanguage())
  return (
    <>
      <div className="grid gap-1 text-small text-ink2">
        <p>{t('photos.declaration.profile.said', { date })}</p>
        <p>{t('photos.declaration.label')}</p>
      </div>
      <Unfolding icon="trash" label={t('photos.declaration.profile.withdraw')} first="p">
        {(close) => <Withdrawal onDone={close} />}
      </Unfolding>
    </>
  )
}

function Withdrawal({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const end = useTellingEnd({
    done: {
      title: t('photos.declaration.profile.doneTitle'),
      description: t('photos.declaration.profile.doneText'),
    },
    failed: {
      title: t('photos.declaration.profile.errorTitle'),
      description: t('photos.declaration.profile.errorText'),
    },
  })
  const { mutate, isPending, error } = useWithdrawDeclaration(end)
  return (
    <div className="grid gap-4">
      <p tabIndex={-1} className="text-small leading-snug">
        {t('photos.declaration.profile.warning')}
      </p>
      {error && (
        <Trouble title={t('photos.declaration.profile.errorTitle')} takesFocus>
          {troubleWords(t, error, t('photos.declaration.profile.errorText'))}
        </Trouble>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" size="small" busy={isPending} onClick={() => mutate()}>
          {t(isPending ? 'photos.declaration.profile.withdrawing' : 'photos.declaration.profile.confirm')}
        </Button>
        <Button kind="text" size="small" onClick={onDone}>
          {t('photos.declaration.profile.cancel')}
        </Button>
      </div>
    </div>
  )
}
