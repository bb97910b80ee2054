import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../icon-button.tsx'
import { FIELD_LOOKS, FieldFrame } from './field-frame.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password that can be shown while it is typed; pasting and password managers work. */
export function PasswordField({ label, error, hint, className: _own, ...input }: TextFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`${FIELD_LOOKS} pr-14`}
          />
          <IconButton
            icon={shown ? 'lock' : 'eye'}
            label={t(shown ? 'ui.hidePassword' : 'ui.showPassword', { field: label })}
            onClick={() => setShown(!shown)}
            className="absolute top-[5px] right-[5px]"
          />
        </div>
      )}
    </FieldFrame>
  )
}
