import type { TextareaHTMLAttributes } from 'react'
import { joinClasses } from '../join-classes.ts'
import { FIELD_LOOKS, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

export type TextAreaFieldProps = FieldFrameProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldFrameProps | 'id'>

/** Words on several lines; it grows with them where the browser knows how. */
export function TextAreaField({ label, error, hint, className, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(wiring) => (
        <textarea
          rows={3}
          {...area}
          {...wiring}
          className={joinClasses(FIELD_LOOKS, 'field-sizing-content py-3 leading-snug', className)}
        />
      )}
    </FieldFrame>
  )
}
