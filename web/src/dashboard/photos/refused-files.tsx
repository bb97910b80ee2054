import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { RefusedFile } from './uploads/photo-uploads.ts'

/** Each file that was not kept, with its own sentence. */
export function RefusedFiles({
  refused,
  onDismiss,
}: {
  refused: readonly RefusedFile[]
  onDismiss: (id: string) => void
}) {
  const { t } = useTranslation()
  if (refused.length === 0) return null
  return (
    <div role="alert" className="mt-4 rounded-field bg-danger-soft px-4 py-3">
      <p className="flex items-center gap-2 font-[650] text-danger">
        <Icon name="triangle" />
        {t('photos.refusedTitle')}
      </p>
      <ul className="mt-1 grid text-small">
        {refused.map((file) => (
          <RefusedLine key={file.id} file={file} onDismiss={() => onDismiss(file.id)} />
        ))}
      </ul>
    </div>
  )
}

function RefusedLine({ file, onDismiss }: { file: RefusedFile; onDismiss: () => void }) {
  const { t } = useTranslation()
  const usual = file.code === 'duplicate' ? t('photos.verdicts.duplicate') : t(`errors.${file.code}`)
  return (
    <li className="flex items-center gap-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-[650]">{file.name || t('photos.unnamed')}</b> <span>{file.sentence || usual}</span>
      </span>
      <button
        type="button"
        aria-label={`${t('photos.dismiss')} (${file.name})`}
        onClick={onDismiss}
        className="-mr-2 grid size-11 flex-none place-items-center rounded-field text-danger"
      >
        <Icon name="cross" className="size-4.5" />
      </button>
    </li>
  )
}
