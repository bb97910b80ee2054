import type { InputHTMLAttributes, Ref } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FIELD_LOOKS, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export interface TextFieldProps
  extends FieldFrameProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldFrameProps | 'id'> {
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, error, hint, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(wiring) => (
        <input type="text" {...input} {...wiring} className={joinClasses(FIELD_LOOKS, className)} />
      )}
    </FieldFrame>
  )
}
