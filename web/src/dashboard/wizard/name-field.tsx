import { TRANSFORMATION_NAME_MAX } from '@app/domain/drafts/draft-rules.ts'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SavedLine } from '../drafts/saved-line.tsx'

export interface NameFieldProps {
  value: string
  onChange: (name: string) => void
  /** Enter: she means to go on. */
  onEnter: () => void
}

export function NameField({ value, onChange, onEnter }: NameFieldProps) {
  const { t } = useTranslation()
  return (
    <div className="max-w-[520px]">
      <TextField
        label={t('drafts.name')}
        placeholder={t('drafts.nameExample')}
        value={value}
        maxLength={TRANSFORMATION_NAME_MAX}
        autoComplete="off"
        name="transformation-name"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && onEnter()}
      />
      <SavedLine className="mt-1.5" />
    </div>
  )
}
