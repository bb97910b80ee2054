import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import type { Declaring } from './use-declaring.ts'

/** Above her photos until she has declared: that they are hers to send. What she chose before waits for it, and says so. */
export function DeclarationBox({ isAsked, waiting, hasFailed, declare }: Declaring) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAsked && waiting > 0) box.current?.focus()
  }, [isAsked, waiting])
  if (!isAsked) return null
  const first = waiting > 0 ? t('photos.declaration.first', { count: waiting }) : undefined
  return (
    <div className="mb-5 rounded-card border border-line bg-surface px-4 py-2">
      <Checkbox
        ref={box}
        name="photoDeclaration"
        label={t('photos.declaration.label')}
        hint={t('photos.declaration.hint')}
        error={hasFailed ? t('photos.declaration.failed') : first}
        checked={false}
        onChange={declare}
      />
    </div>
  )
}
