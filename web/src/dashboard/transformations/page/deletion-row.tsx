import { isFreePackage } from '@app/domain/catalogue/packages.ts'
import { pages } from '@app/domain/routes.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { AskedFirst } from '../asked-first.tsx'
import { useDeleteTransformation, useTransformationGone } from '../transformation-changes.ts'
import { AfterRow } from './after-row.tsx'

/** The whole transformation goes; what she paid stays in her purchases, and the row says so. */
export function DeletionRow({ transformation }: { transformation: Transformation }) {
  const { t } = useTranslation()
  const { show } = useToasts()
  const navigate = useNavigate()
  const { id, name } = transformation
  const deleting = useDeleteTransformation(id)
  const forget = useTransformationGone(id)
  // Nothing was bought with a free one.
  const stays = isFreePackage(transformation.packageType)
    ? ''
    : t('transformations.after.deletion.purchaseStays')
  const leave = async () => {
    await navigate(pages.dashboard(), { replace: true })
    forget()
    show({
      type: 'success',
      title: t('transformations.after.deletion.doneTitle'),
      description: t('transformations.after.deletion.doneText', { name }),
    })
  }
  return (
    <AskedFirst
      question={t('transformations.after.deletion.question', { name })}
      effect={`${t('transformations.after.deletion.effect')} ${stays}`}
      confirm={t('transformations.after.deletion.confirm')}
      deed={deleting}
      trouble={t('transformations.after.deletion.trouble')}
      onDone={() => void leave()}
    >
      {(ask) => (
        <AfterRow
          title={t('transformations.after.deletion.title')}
          action={
            <Button kind="secondary" size="small" className="max-tab:w-full" onClick={ask}>
              <Icon name="trash" />
              {t('transformations.after.deletion.action')}
            </Button>
          }
        >
          <p>
            {t('transformations.after.deletion.text')} {stays}
          </p>
        </AfterRow>
      )}
    </AskedFirst>
  )
}
