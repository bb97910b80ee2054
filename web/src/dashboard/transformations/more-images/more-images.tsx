import { isExhausted, isLostForGood } from '@app/domain/transformations/statuses.ts'
import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useCurrentUser } from '../../accounts/account-queries.ts'
import { creditsPlace } from '../../credits/credits-place.ts'
import { focusSoon } from '../focus-soon.ts'
import { MoreImagesQuestion } from './more-images-question.tsx'
import { useMoreImages } from './use-more-images.ts'

const BUTTON = 'more-images'

/** « Encore 5 images »: what they cost is told before the press, and asked once more in its place. */
export function MoreImages({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  const { credits } = useCurrentUser()
  const more = useMoreImages(transformation)
  const { images, cost, possible, photosMissing } = transformation.moreImages
  const cancel = () => {
    more.cancel()
    focusSoon(BUTTON)
  }
  const isKept = transformation.sourcePhotos.kept > 0
  if (isKept && photosMissing > 0)
    return <Frame count={images}>{t('credits.more.fewPhotos', { count: photosMissing })}</Frame>
  if (!possible) return <Frame count={images}>{t(whyNot(transformation))}</Frame>
  if (more.asks) return <MoreImagesQuestion {...{ images, cost, credits, more }} onCancel={cancel} />
  const isShort = credits < cost
  return (
    <Frame
      count={images}
      action={
        <>
          {isShort && (
            <ButtonLink
              kind="primary"
              size="small"
              href={creditsPlace(transformation.id)}
              className="max-tab:w-full"
            >
              {t('credits.more.buy')}
            </ButtonLink>
          )}
          <Button
            id={BUTTON}
            kind={isShort ? 'secondary' : 'primary'}
            size="small"
            className="max-tab:w-full"
            onClick={more.ask}
          >
            <Icon name="plus" />
            {t('credits.more.action', { count: images })}
          </Button>
        </>
      }
    >
      {t('credits.more.text')}
      <b className="mt-1 block font-[650] text-copper-text">
        {isShort
          ? t('credits.more.short', { needed: cost, available: credits })
          : t('credits.more.cost', { cost, balance: credits })}
      </b>
    </Frame>
  )
}

/** Her photos are gone; or they are kept, and give no more, or what was learned of them is lost. */
function whyNot(transformation: TransformationWithImages) {
  if (transformation.sourcePhotos.kept === 0) return 'credits.more.gone'
  if (isExhausted(transformation)) return 'credits.more.exhausted'
  return isLostForGood(transformation) ? 'credits.more.lost' : 'credits.more.gone'
}

interface FrameProps {
  count: number
  children: ReactNode
  action?: ReactNode
}

function Frame({ count, children, action }: FrameProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-labelledby="more-title"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-surface px-5 py-5 shadow-1"
    >
      <div className="min-w-0 max-w-[38rem] flex-1 basis-72">
        <h2 id="more-title" className="text-h3">
          {t('credits.more.title', { count })}
        </h2>
        <p className="mt-1.5 text-ink2">{children}</p>
      </div>
      {action && <div className="flex flex-wrap gap-3 max-tab:w-full">{action}</div>}
    </section>
  )
}
