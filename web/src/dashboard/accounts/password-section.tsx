import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PasswordForm } from './password-form.tsx'

/** A button that opens into the form; closed again, the button has the focus back. */
export function PasswordSection() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    place.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus()
  }, [isOpen])
  return (
    <div ref={place}>
      {isOpen ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          <Icon name="lock" />
          {t('accounts.security.change')}
        </Button>
      )}
    </div>
  )
}
