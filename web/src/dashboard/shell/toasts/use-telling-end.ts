import { useTranslation } from 'react-i18next'
import { useToasts } from '../../../ui/toasts/toast.tsx'
import { troubleWords } from '../failures/trouble-words.ts'
import { useIsOpen } from '../use-is-open.ts'

interface EndWords {
  done: { title: string; description: string }
  /** Its line where the server said nothing of its own. */
  failed: { title: string; description: string }
}

/** For a mutation itself, which ends also when the form that began it is closed by then. */
export interface End {
  onSuccess: () => void
  onError: (error: Error) => void
}

/** What came of what a form asked for: a failure is said in it, and by a notification once it is closed. */
export function useTellingEnd({ done, failed }: EndWords): End {
  const { t } = useTranslation()
  const { show } = useToasts()
  const isOpen = useIsOpen()
  return {
    onSuccess: () => show({ type: 'success', ...done }),
    onError: (error) => {
      if (isOpen.current) return
      show({ type: 'error', title: failed.title, description: troubleWords(t, error, failed.description) })
    },
  }
}
