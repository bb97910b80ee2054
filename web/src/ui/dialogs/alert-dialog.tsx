import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { BACKDROP_LOOKS, DIALOG_LOOKS } from './backdrop.ts'

export interface AlertDialogProps {
  open: boolean
  title: string
  description: ReactNode
  /** The safe way out: first in reading order, focused at opening. */
  cancelLabel: string
  onCancel: () => void
  confirmLabel: string
  onConfirm: () => void
  busy?: boolean
}

/** A question that must be answered: the backdrop does not close it, Escape cancels. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, title, description, cancelLabel, onCancel, confirmLabel, onConfirm, busy = false } = props
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <BaseAlertDialog.Portal>
        {/* Also over the sheet, which has a backdrop of its own below it. */}
        <BaseAlertDialog.Backdrop forceRender className={BACKDROP_LOOKS} />
        <BaseAlertDialog.Popup className={DIALOG_LOOKS} style={{ maxWidth: '28rem' }}>
          <BaseAlertDialog.Title className="font-display text-h2">{title}</BaseAlertDialog.Title>
          <BaseAlertDialog.Description className="mt-4 mb-7 text-ink2">
            {description}
          </BaseAlertDialog.Description>
          <div className="flex flex-wrap justify-end gap-3">
            <BaseAlertDialog.Close render={<Button kind="secondary" />}>{cancelLabel}</BaseAlertDialog.Close>
            <Button kind="primary" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
