import type { Share } from '@app/domain/shares/shares-api.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { dateWords } from '../../ui/language/dates.ts'
import { useLanguage } from '../../ui/language/use-words.ts'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'
import { PartGate } from '../shell/query-gate.tsx'
import { Row, Rows } from '../shell/rows.tsx'
import { useShares, useStopShare } from './share-queries.ts'

/** All her links that open, whichever image they show: she must be able to stop any of them. */
export function ShareList() {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="shares-title" className="mt-12">
      <h2 id="shares-title" ref={heading} tabIndex={-1} className="text-h2">
        {t('shares.list.title')}
      </h2>
      <div className="mt-3">
        <PartGate query={useShares()} failure="shares.failure" wait={t('shares.list.loading')}>
          {(shares) => (
            <Rows of={shares} none={t('shares.list.none')}>
              {(share) => (
                <ShareRow key={share.id} share={share} onStopped={() => heading.current?.focus()} />
              )}
            </Rows>
          )}
        </PartGate>
      </div>
    </section>
  )
}

/** Stopped at once, without a question: what is stopped by mistake is opened anew, under another address. */
function ShareRow({ share, onStopped }: { share: Share; onStopped: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { show } = useToasts()
  const stopping = useStopShare(share.id)
  const named = { name: share.transformationName, number: share.imagePosition }
  const stop = () =>
    stopping.mutate(undefined, {
      onSuccess: () => {
        onStopped()
        show({ type: 'success', title: t('shares.list.stopped') })
      },
      onError: (error) =>
        show({
          type: 'error',
          title: t('shares.list.stop'),
          description: troubleWords(t, error, t('shares.list.trouble')),
        }),
    })
  return (
    <Row
      title={
        <div className="flex items-center gap-4">
          <img src={share.thumbnailUrl} alt="" className="h-16 w-auto flex-none rounded-field" />
          <div>
            <p className="font-[650]">{t('shares.list.name', named)}</p>
            <p className="text-ink2 text-small">
              {t('shares.list.until', {
                what: t(share.withBefore ? 'shares.list.withBefore' : 'shares.list.alone'),
                date: dateWords(share.expiresAt, language),
              })}
            </p>
          </div>
        </div>
      }
      end={
        <Button
          kind="secondary"
          size="small"
          aria-label={t('shares.list.stopOf', named)}
          busy={stopping.isPending}
          onClick={stop}
        >
          {t('shares.list.stop')}
        </Button>
      }
      className="flex-wrap items-center gap-x-4 gap-y-2"
    />
  )
}
