import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { type Failure, failureWords } from './failure-words.ts'

export interface FailureProps {
  failure: Failure
  error: Error | null
  onRetry: () => Promise<unknown>
}

/** In place of a whole page that could not be fetched: said there, with the one gesture that helps. */
export function Unreachable(props: FailureProps) {
  const { t } = useTranslation()
  const { failure, error } = props
  return (
    <div className="wrap py-10" role="alert">
      <EmptyState
        title={t(`${failure}.title`)}
        text={failureWords(failure, error, t)}
        action={<RetryButton onRetry={props.onRetry} />}
      />
    </div>
  )
}

/** The same for a part of a page, while the rest of it stands. */
export function FailedPart({ className, ...props }: FailureProps & { className?: string | undefined }) {
  const { t } = useTranslation()
  const { failure, error } = props
  return (
    <div role="alert" className={joinClasses('mb-5 rounded-field bg-danger-soft px-4 py-3', className)}>
      <p className="font-[650] text-danger">{t(`${failure}.title`)}</p>
      <p className="mt-0.5 mb-2.5 text-small">{failureWords(failure, error, t)}</p>
      <RetryButton kind="secondary" size="small" onRetry={props.onRetry} />
    </div>
  )
}

interface UnknownLineProps {
  /** What is said in its place. */
  words: string
  onRetry: () => Promise<unknown>
}

/** The same for a line. */
export const UnknownLine = ({ words, onRetry }: UnknownLineProps) => (
  <p role="alert" className="text-small text-ink2">
    {words} <RetryButton kind="text" size="small" onRetry={onRetry} />
  </p>
)

type RetryButtonProps = Partial<Pick<ButtonProps, 'kind' | 'size'>> & Pick<FailureProps, 'onRetry'>

function RetryButton({ onRetry, kind = 'primary', size = 'main' }: RetryButtonProps) {
  const { t } = useTranslation()
  const [isTrying, setIsTrying] = useState(false)
  const retry = async () => {
    setIsTrying(true)
    await onRetry()
    setIsTrying(false)
  }
  return (
    <Button kind={kind} size={size} busy={isTrying} onClick={() => void retry()}>
      {t('dashboard.failures.retry')}
    </Button>
  )
}
