import { createRoot } from 'react-dom/client'
import { loadTexts } from '../../ui/language/load-texts.ts'
import { UiFrame } from '../../ui/ui-frame.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const texts = await loadTexts(document.documentElement.lang)

export function showNewPassword(place: HTMLElement): void {
  createRoot(place).render(
    <UiFrame texts={texts}>
      <NewPasswordForm />
    </UiFrame>,
  )
}
