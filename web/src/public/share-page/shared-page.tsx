import { BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
import { OFFERED_TONES } from '@app/domain/catalogue/offered-tones.ts'
import { art, pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest, SharedFacts } from '../../page-contract.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { dateWords } from '../../ui/language/dates.ts'
import { useToneName } from '../../ui/language/use-tone-name.ts'
import { NoticePage } from '../notice-page.tsx'
import { SharedPictures } from './shared-pictures.tsx'

/** What whoever was sent a link sees: one image, its style and tone, and how to try it. It works without a script. */
export function SharedPage({ request, shared }: { request: PageRequest; shared: SharedFacts }) {
  const { t } = useTranslation()
  const tone = useToneOf(shared)
  const style = t(`styles.${shared.style}.label`)
  return (
    <div className="wrap grid gap-8 pt-8 pb-20 desk:grid-cols-[minmax(0,27rem)_1fr] desk:items-center desk:gap-16 desk:pt-12">
      <SharedPictures request={request} shared={shared} alt={t('shares.page.image', { style, tone })} />
      <div>
        <p className="text-ink2">{t('shares.page.eyebrow')}</p>
        <h1 className="mt-2 text-title">{style}</h1>
        <p className="mt-4 flex items-center gap-3 text-lead">
          {isDrawn(shared.tone) && <img src={art.lock(shared.tone)} alt="" className="h-10 w-auto" />}
          {t('shares.page.tone', { tone })}
        </p>
        <p className="mt-4 max-w-[36em] text-ink2">
          {t(shared.hasBefore ? 'shares.page.aiBeside' : 'shares.page.ai')}
        </p>
        <ButtonLink kind="primary" href={pages.tryOn()} className="mt-7 max-tab:w-full">
          {t('preview.page.link')}
        </ButtonLink>
        <SmallPrint request={request} shared={shared} />
      </div>
    </div>
  )
}

function SmallPrint({ request, shared }: { request: PageRequest; shared: SharedFacts }) {
  const { t } = useTranslation()
  const { supportEmail } = request.site
  return (
    <div className="mt-9 max-w-[36em] border-line border-t pt-4 text-ink2 text-small">
      <p>{t('shares.page.until', { date: dateWords(shared.expiresAt, request.language) })}</p>
      <p className="mt-2">
        {t('shares.page.complaint')}{' '}
        <a href={`mailto:${supportEmail}`} className="text-primary underline underline-offset-4">
          {supportEmail}
        </a>
      </p>
    </div>
  )
}

/** What ended, was stopped or never was: one page for all, which says nothing of which. */
export function SharedGone() {
  const { t } = useTranslation()
  return (
    <NoticePage
      title={t('shares.page.goneTitle')}
      text={t('shares.page.goneText')}
      action={
        <ButtonLink kind="primary" href={pages.tryOn()}>
          {t('preview.page.link')}
        </ButtonLink>
      }
    />
  )
}

/** « 8.34 blond vénitien », as her own page has it: in the words of the style where it is the style's own. */
function useToneOf({ style, tone: code }: SharedFacts): string {
  const { t } = useTranslation()
  const toneName = useToneName()
  const isOwn = BASE_STYLES[style].tone === code
  return isOwn ? t('preview.page.toneName', { code, name: t(`styles.${style}.tone`) }) : toneName(code)
}

const DRAWN = new Set<string>([...OFFERED_TONES, ...Object.values(BASE_STYLES).map(({ tone }) => tone)])

/** An engine may vary a tone beyond the locks that are drawn. */
const isDrawn = (tone: string): boolean => DRAWN.has(tone)
