import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../ui/join-classes.ts'
import { useNotify } from '../shell/toasts/notify.ts'
import type { SaveState } from './draft-saver.ts'
import { draftSaver } from './draft-saving.ts'
import { savingNews } from './saving-news.ts'

/** « Enregistré à l'instant », or that it is not yet. */
export function SavedLine({ className }: { className?: string }) {
  const { t } = useTranslation()
  const state = useSyncExternalStore(draftSaver.subscribe, draftSaver.state)
  useSayingTrouble(state)
  return (
    <p
      role="status"
      className={joinClasses(
        // Two lines of it from the start: that it failed must not push her photos down.
        'min-h-12 text-small',
        state === 'failed' ? 'text-danger' : 'text-ink2',
        className,
      )}
    >
      {state !== 'idle' && t(`drafts.saving.${state}`)}
    </p>
  )
}

/** Once per failure, not once per attempt; and that all is well again, once it is. */
function useSayingTrouble(state: SaveState): void {
  const notify = useNotify()
  const isInTrouble = useRef(false)
  useEffect(() => {
    const news = savingNews(state, isInTrouble.current)
    if (!news) return
    isInTrouble.current = news === 'saveError'
    notify(news)
  }, [state, notify])
}
