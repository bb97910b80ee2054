import { cardDigits } from '@app/domain/payment/card-rules.ts'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { TextField, type TextFieldProps } from '../../../ui/fields/text-field.tsx'

export interface FormattedFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'ref'> {
  value: string
  format: (typed: string, before: string) => string
  onValue: (value: string) => void
}

/** A field of digits that groups them while they are typed; the caret stays after the digit it was after. */
export function FormattedField({ value, format, onValue, ...rest }: FormattedFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = currentTarget.value
    const isAtEnd = currentTarget.selectionStart === typed.length
    const next = format(typed, value)
    const digitsBefore = cardDigits(typed.slice(0, currentTarget.selectionStart ?? typed.length)).length
    caret.current = isAtEnd ? next.length : placeAfter(next, digitsBefore)
    onValue(next)
  }
  return <TextField {...rest} ref={field} inputMode="numeric" value={value} onChange={change} />
}

/** Where the n-th digit ends. */
function placeAfter(text: string, digits: number): number {
  let seen = 0
  for (const [index, letter] of [...text].entries()) {
    if (seen === digits) return index
    if (/\d/.test(letter)) seen += 1
  }
  return text.length
}
