import { PHOTOS_PER_TRANSFORMATION } from '@app/domain/photos/photo-rules.ts'
import { transformationCan } from '@app/domain/transformations/statuses.ts'
import type { Transformation } from '@app/domain/transformations/transformations-api.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialogs/alert-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Trouble } from '../../shell/failures/trouble.tsx'
import { troubleWords } from '../../shell/failures/trouble-words.ts'
import { focusIfLost } from '../focus-soon.ts'
import { AfterRow } from './after-row.tsx'
import { useReusing } from './use-reusing.ts'

const BUTTON = 'reuse-photos'

/** « Nouveau style avec les mêmes photos », for as long as they are kept; afterwards, why not. */
export function ReuseRow({ transformation }: { transformation: Transformation }) {
  const { t } = useTranslation()
  const reusing = useReusing(transformation.id)
  const cancel = () => {
    reusing.cancel()
    // Busy, the button had let the focus go.
    focusIfLost(BUTTON)
  }
  const isOffered = transformationCan.lendPhotos(transformation)
  const count = transformation.sourcePhotos.kept
  const isFew = transformation.progress.photosTotal < PHOTOS_PER_TRANSFORMATION
  return (
    <AfterRow
      title={t('transformations.after.reuse.title')}
      action={
        isOffered && (
          <Button
            id={BUTTON}
            kind="primary"
            size="small"
            className="max-tab:w-full"
            busy={reusing.isPending && !reusing.asks}
            onClick={reusing.copy}
          >
            <Icon name="scissors" />
            {t('transformations.after.reuse.action')}
          </Button>
        )
      }
    >
      <p>
        {isOffered
          ? t(isFew ? 'transformations.after.reuse.few' : 'transformations.after.reuse.text', { count })
          : t('transformations.after.reuse.gone')}
      </p>
      {reusing.error && (
        <div className="mt-3">
          <Trouble takesFocus>
            {troubleWords(t, reusing.error, t('transformations.after.reuse.trouble'))}
          </Trouble>
        </div>
      )}
      <AlertDialog
        open={reusing.asks}
        title={t('transformations.after.reuse.question')}
        description={t('transformations.after.reuse.effect')}
        cancelLabel={t('transformations.after.cancel')}
        onCancel={cancel}
        confirmLabel={t('transformations.after.reuse.confirm')}
        onConfirm={reusing.replace}
        busy={reusing.isPending}
      />
    </AfterRow>
  )
}
