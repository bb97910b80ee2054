import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { pages } from '@app/domain/routes.ts'
import { transformationIs } from '@app/domain/transformations/statuses.ts'
import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../ui/language/use-words.ts'
import { useBaseStyle } from '../../catalogue/catalogue-queries.ts'
import { PageFrame } from '../../shell/page/page-frame.tsx'
import { CreatedTime } from '../created-time.tsx'
import { NotificationOffer } from '../finished/notification-offer.tsx'
import { HEADING } from '../focus-soon.ts'
import { StatusLine } from '../progress/status-line.tsx'
import { ToneLock } from '../tone-lock.tsx'
import { TransformationBadge } from '../transformation-badge.tsx'

export interface TransformationFrameProps {
  transformation: TransformationWithImages
  /** Large, before all that is said of it; nothing while there is no image. */
  stage: ReactNode
  /** Beside the stage. */
  controls: ReactNode
  children: ReactNode
}

/** Its page: name, status, the tone, and the way to take everything home; then the status line. */
export function TransformationFrame(props: TransformationFrameProps) {
  const { t } = useTranslation()
  const { transformation, stage, controls, children } = props
  const { name, status, createdAt, zipUrl, baseStyle, tone } = transformation
  return (
    <PageFrame
      title={name}
      titleId={HEADING}
      back={{ to: pages.dashboard(), words: t('transformations.page.back') }}
      lead={
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink2">
          <TransformationBadge status={status} />
          <CreatedTime at={createdAt} />
          <StyleName id={baseStyle} />
          {!stage && <ToneLock tone={tone} style={baseStyle} />}
        </p>
      }
      beside={
        zipUrl && (
          <ButtonLink kind="secondary" href={zipUrl} download className="max-tab:w-full">
            <Icon name="download" />
            {t('transformations.page.downloadAll')}
          </ButtonLink>
        )
      }
      isArticle
      stage={stage}
      aside={
        <div className="mt-5 mb-7 max-w-[34rem]">
          <StatusLine facts={transformation} />
          <Aside transformation={transformation} />
          {controls && <div className="mt-6">{controls}</div>}
        </div>
      }
    >
      {children}
    </PageFrame>
  )
}

/** Why images are missing at the end; before it, that she need not wait here. */
function Aside({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { imagesCount, imagesDeleted, progress, shortReason } = transformation
  const isShort =
    transformationIs.completed(transformation) && imagesCount + imagesDeleted < progress.imagesOrdered
  const why = shortReason
    ? (`transformations.short.${shortReason}` as const)
    : 'transformations.page.shortfall'
  if (isShort) return <p className="mt-2 text-ink2">{t(why)}</p>
  if (transformationIs.finished(transformation)) return null
  return (
    <>
      <p className="mt-2 text-ink2">{t('transformations.page.leave')}</p>
      <NotificationOffer />
    </>
  )
}

/** What the base style is called, once the catalogue is there. */
function StyleName({ id }: { id: BaseStyleId }) {
  const words = useWords()
  const style = useBaseStyle(id)
  return style && <span>{words(style.words.label)}</span>
}
