import { WIZARD_STEPS } from '@app/domain/drafts/draft-rules.ts'
import type { WaitingDraft } from '@app/domain/drafts/drafts-api.ts'
import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { STEP_NAMES } from './step-names.ts'

/** What she left unfinished: where she was, what is left, and the way back into it. */
export function DraftCard({ draft }: { draft: WaitingDraft }) {
  const { t } = useTranslation()
  const { name, step, photos } = draft
  const total = WIZARD_STEPS.length
  const counted = t('drafts.waiting.photos', { count: photos, total: PHOTOS_PER_TRANSFORMATION })
  const title = t('drafts.waiting.title', { step, total })
  return (
    <section aria-label={title} className="wrap pb-8">
      <div className="relative grid gap-3 rounded-card bg-blond-soft p-5 shadow-1 transition-shadow duration-[180ms] focus-within:shadow-2 hover:shadow-2 tab:grid-cols-[1fr_auto] tab:items-center tab:gap-x-8 desk:px-7">
        <div className="min-w-0">
          <h2 className="text-h4 leading-[1.15] wrap-anywhere">
            <Link
              to={pages.wizard()}
              className="no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
            >
              {title}
            </Link>
          </h2>
          <p className="mt-1 text-ink2 wrap-anywhere">
            {name.trim() || t('drafts.waiting.unnamed')}, {counted}
          </p>
          <p className="mt-1 font-[650] text-small">
            {t('drafts.waiting.next', { step: t(`drafts.steps.${STEP_NAMES[step]}`) })}
          </p>
        </div>
        <Icon name="arrow-right" className="size-6 text-primary max-tab:hidden" />
        <div className="col-span-full">
          <ProgressBar value={photos} max={PHOTOS_PER_TRANSFORMATION} label={counted} />
        </div>
      </div>
    </section>
  )
}
