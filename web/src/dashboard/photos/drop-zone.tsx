import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

/** Photos may be dropped anywhere on the step. What is no photo is refused later, with its own sentence. */
export function DropZone({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const { t } = useTranslation()
  const { getRootProps, isDragActive } = useDropzone({ onDrop: onFiles, noClick: true, noKeyboard: true })
  const { role: _none, tabIndex: _neither, ...drop } = getRootProps()
  return (
    <div {...drop} className="relative">
      {children}
      {isDragActive && (
        <div className="pointer-events-none absolute -inset-3 z-20 grid place-content-center justify-items-center gap-2 rounded-card border-2 border-primary border-dashed bg-bg/90 text-h4 text-primary">
          <Icon name="upload" className="size-9" />
          {t('photos.drop')}
        </div>
      )}
    </div>
  )
}
