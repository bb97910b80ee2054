import { type DeskTableName, deskTable } from '@app/domain/operator/desk.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ClaimDialog } from './claims/claim-dialog.tsx'
import { LookDialog } from './looks/look-dialog.tsx'

/** Of a table an operator writes into: the act that adds a row. */
export function AddRow({ table }: { table: DeskTableName }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { adds } = deskTable(table)
  if (!adds) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="primary" size="small" onClick={() => setOpen(true)}>
        {t(`operator.acts.${adds}`)}
      </Button>
      {isOpen && adds === 'enter-claim' && <ClaimDialog onClose={close} />}
      {isOpen && adds === 'upload-look' && <LookDialog onClose={close} />}
    </>
  )
}
