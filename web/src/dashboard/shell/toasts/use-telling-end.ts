import { useTranslation } from 'react-i18next'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { troubleWords } from '../failures/trouble-words.ts'
import { useIsOpen } from '../use-is-open.ts'

interface Words {
  title: string
  description: string
}

interface EndWords {
  done: Words
  /** Its line where the server said nothing of its own. */
  failed: Words
}

/** For a mutation itself, which ends also when the form that began it is closed by then. */
export interface End {
  onSuccess: () => void
  onError: (error: Error) => void
}

/** What came of what a form asked for: a failure is said in it, and by a notification once it is closed. */
export function useTellingEnd({ done, failed }: EndWords): End {
  const { show } = useToasts()
  return { onSuccess: () => show({ type: 'success', ...done }), onError: useTellingFailure(failed) }
}

/** The same of a failure alone, where what came of it is shown in the form itself. */
export function useTellingFailure({ title, description }: Words): End['onError'] {
  const { t } = useTranslation()
  const { show } = useToasts()
  const isOpen = useIsOpen()
  return (error) => {
    if (!isOpen.current) show({ type: 'error', title, description: troubleWords(t, error, description) })
  }
}
