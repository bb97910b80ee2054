import type { TransformationWithImages } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { DeletionRow } from './deletion-row.tsx'
import { ReuseRow } from './reuse-row.tsx'
import { SourcePhotosRow } from './source-photos-row.tsx'
import { SupportRow } from './support-row.tsx'

/** Below the images of a finished transformation: what she may do with it now. */
export function AfterSection({ transformation }: { transformation: TransformationWithImages }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="after-title" className="mt-12">
      <h2 id="after-title" className="text-h2">
        {t('transformations.after.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        <ReuseRow transformation={transformation} />
        <SourcePhotosRow transformation={transformation} />
        <SupportRow transformationId={transformation.id} />
        <DeletionRow transformation={transformation} />
      </ul>
    </section>
  )
}
