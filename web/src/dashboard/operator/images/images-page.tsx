import { viewedImagesAnswer } from '@app/domain/operator/viewings.ts'
import { api, pages } from '@app/domain/routes.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { reading } from '../../../api/reading.ts'
import { PageFrame } from '../../shell/page/page-frame.tsx'
import { PartGate } from '../../shell/query-gate.tsx'
import { DeskGate } from '../desk-gate.tsx'

/** /operator/images/:id: the images of one transformation, for an operator who has said why. */
export const ImagesPage = () => (
  <DeskGate>
    <Images />
  </DeskGate>
)

function Images() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const query = useQuery({
    ...reading(api.deskImages(id), viewedImagesAnswer),
    refetchOnMount: 'always',
    retry: false,
  })
  const isShut = query.error instanceof ApiError && query.error.status === 403
  return (
    <PageFrame
      title={t('operator.viewings.deskTitle')}
      back={{ to: pages.deskTable('transformations'), words: t('operator.tables.transformations') }}
      lead={<p className="mt-3 max-w-[38rem] text-ink2">{t('operator.viewings.deskLead')}</p>}
    >
      {isShut ? (
        <p role="status" className="mt-6 max-w-[38rem]">
          {t('operator.viewings.shut')}
        </p>
      ) : (
        <PartGate query={query} failure="operator.failure" wait={t('operator.loading')}>
          {({ name, images }) => (
            <>
              <h2 className="mt-7 text-h3">{name}</h2>
              <ul className="mt-4 grid grid-cols-2 gap-4 desk:grid-cols-4">
                {images.map((image) => (
                  <li key={image.id}>
                    <img
                      src={api.deskImage(image.id)}
                      alt={t('operator.viewings.image', { place: image.position })}
                      className="aspect-3/4 w-full rounded-card object-cover"
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </PartGate>
      )}
    </PageFrame>
  )
}
