import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { troubleWords } from '../shell/failures/trouble-words.ts'

/** What is done once she has said yes: a mutation without variables. */
export interface Deed {
  mutate: (variables: undefined, options: { onSuccess: () => void }) => void
  reset: () => void
  isPending: boolean
  error: Error | null
}

export interface AskedFirstProps {
  question: string
  /** What goes and what stays. */
  effect: ReactNode
  confirm: string
  deed: Deed
  /** When nobody knows why it failed: what is true now. */
  trouble: string
  onDone: () => void
  /** The button that asks. */
  children: (ask: () => void) => ReactNode
}

/** Something that cannot come back is done after a question, and says in the question itself when it failed. */
export function AskedFirst({ question, effect, confirm, deed, trouble, onDone, children }: AskedFirstProps) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  const ask = () => {
    deed.reset()
    setAsks(true)
  }
  const accept = () => {
    setAsks(false)
    onDone()
  }
  return (
    <>
      {children(ask)}
      <AlertDialog
        open={asks}
        title={question}
        description={
          <>
            {effect}
            <span role="alert" className="mt-3 block font-[650] text-danger empty:hidden">
              {deed.error && troubleWords(t, deed.error, trouble)}
            </span>
          </>
        }
        cancelLabel={t('transformations.after.cancel')}
        onCancel={() => setAsks(false)}
        confirmLabel={confirm}
        onConfirm={() => deed.mutate(undefined, { onSuccess: accept })}
        busy={deed.isPending}
      />
    </>
  )
}
