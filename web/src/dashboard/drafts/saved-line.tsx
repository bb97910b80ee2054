import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../ui/join-classes.ts'
import { useSay } from '../shell/say.ts'
import { draftSaver } from './draft-saving.ts'

/** « Enregistré à l'instant », or that it is not yet. */
export function SavedLine({ className }: { className?: string }) {
  const { t } = useTranslation()
  const state = useSyncExternalStore(draftSaver.subscribe, draftSaver.state)
  useSayingFailure(state === 'failed')
  return (
    <p
      role="status"
      className={joinClasses(
        'min-h-6 text-small',
        state === 'failed' ? 'text-danger' : 'text-ink2',
        className,
      )}
    >
      {state !== 'idle' && t(`drafts.saving.${state}`)}
    </p>
  )
}

/** Once per failure, not once per attempt. */
function useSayingFailure(hasFailed: boolean): void {
  const say = useSay()
  useEffect(() => {
    if (hasFailed) say('saveError')
  }, [hasFailed, say])
}
