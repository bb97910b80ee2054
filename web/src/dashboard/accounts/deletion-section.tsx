import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DeletionForm } from './deletion-form.tsx'

/** A button that opens into what deleting means and the password it needs; closed again, it has the focus back. */
export function DeletionSection() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    // What it means comes before the field: the words have the focus first.
    place.current?.querySelector<HTMLElement>('h4, button')?.focus()
  }, [isOpen])
  return (
    <div ref={place}>
      {isOpen ? (
        <DeletionForm onCancel={() => setOpen(false)} />
      ) : (
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          <Icon name="trash" />
          {t('leaving.delete')}
        </Button>
      )}
    </div>
  )
}
