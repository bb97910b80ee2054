import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../ui/join-classes.ts'

/** Every produced image says so, in sight (product rule 23). Where there is little room, in two letters. */
export function AiLabel({ isShort = false, className }: { isShort?: boolean; className?: string }) {
  const { t } = useTranslation()
  return (
    <span
      title={t('transformations.page.aiLabel')}
      className={joinClasses(
        'pointer-events-none absolute rounded-[8px] bg-night/78 px-[9px] py-[7px] text-[0.9rem] font-semibold leading-none text-white',
        className ?? 'bottom-2.5 left-2.5',
      )}
    >
      {t(isShort ? 'transformations.page.aiShort' : 'transformations.page.aiLabel')}
    </span>
  )
}
