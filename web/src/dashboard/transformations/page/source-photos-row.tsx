import { transformationCan } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { dateWords } from '../../../ui/language/dates.ts'
import { useLanguage } from '../../../ui/language/use-words.ts'
import { AskedFirst } from '../asked-first.tsx'
import { focusSoon } from '../focus-soon.ts'
import { useForgetPhotos } from '../transformation-changes.ts'
import { AfterRow } from './after-row.tsx'

const LINE = 'photos-sources'

/** Until when her photos are kept, and the button that does not wait; afterwards, the day they went. */
export function SourcePhotosRow({ transformation }: { transformation: Transformation }) {
  const { t } = useTranslation()
  const forgetting = useForgetPhotos(transformation.id)
  const { kept } = transformation.sourcePhotos
  return (
    <AskedFirst
      question={t('transformations.after.photos.question')}
      effect={
        <>
          {t('transformations.after.photos.goes', { count: kept })}{' '}
          {transformation.imagesCount > 0 && t('transformations.after.photos.stays')}
        </>
      }
      confirm={t('transformations.after.photos.confirm')}
      deed={forgetting}
      trouble={t('transformations.after.photos.trouble')}
      onDone={() => focusSoon(LINE)}
    >
      {(ask) => (
        <AfterRow
          title={t('transformations.after.photos.title')}
          action={
            transformationCan.forgetPhotos(transformation) && (
              <Button kind="secondary" size="small" className="max-tab:w-full" onClick={ask}>
                <Icon name="trash" />
                {t('transformations.after.photos.forget')}
              </Button>
            )
          }
        >
          <p id={LINE} tabIndex={-1} role="status">
            <WhatIsLeft transformation={transformation} />
          </p>
        </AfterRow>
      )}
    </AskedFirst>
  )
}

function WhatIsLeft({ transformation }: { transformation: Transformation }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { kept, keptUntil, forgottenAt } = transformation.sourcePhotos
  const words = (moment: string) => ({ date: dateWords(moment, language) })
  if (kept > 0 && keptUntil) return t('transformations.after.photos.keptUntil', words(keptUntil))
  if (forgottenAt) return t('transformations.after.photos.forgottenOn', words(forgottenAt))
  return t('transformations.after.photos.forgotten')
}
