import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import { BACKDROP_LOOKS, DIALOG_LOOKS } from './backdrop.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Greatest width, any CSS length. */
  width?: string
}

/** Escape and a press on the backdrop close it; focus returns to what opened it. */
export function Dialog({ open, onClose, title, children, width = '32rem' }: DialogProps) {
  const { t } = useTranslation()
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        {/* Also over the sheet, which has a backdrop of its own below it. */}
        <BaseDialog.Backdrop forceRender className={BACKDROP_LOOKS} />
        <BaseDialog.Popup className={DIALOG_LOOKS} style={{ maxWidth: width }}>
          <BaseDialog.Title className="mb-5 pr-14 font-display text-h2">{title}</BaseDialog.Title>
          {children}
          {/* Last in reading order, so that opening puts the focus on the first thing to do. */}
          <BaseDialog.Close
            render={
              <IconButton
                icon="cross"
                label={t('ui.close')}
                className="absolute top-5 right-5 bg-veil tab:top-6 tab:right-7"
              />
            }
          />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
