import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../ui/language/use-words.ts'
import { createdWords } from './created-at.ts'

const MINUTE_MS = 60_000

/** « il y a 5 min » grows old by itself: the moment, taken anew every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** When it was created, in words. */
export function CreatedTime({ at, className }: { at: string; className?: string }) {
  const { t } = useTranslation()
  const now = useNow()
  const language = useLanguage()
  return (
    <time dateTime={at} className={className}>
      {createdWords(at, now, language, t('transformations.list.justNow'))}
    </time>
  )
}
