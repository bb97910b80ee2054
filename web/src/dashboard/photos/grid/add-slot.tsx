import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'

const FRAME =
  'grid aspect-[4/5] size-full place-content-center justify-items-center rounded-button p-1.5 text-center'

/** The first empty place is the button. */
export function AddSlot({ onPress, ref }: { onPress: () => void; ref: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation()
  return (
    <li>
      <button
        ref={ref}
        type="button"
        onClick={onPress}
        className={`${FRAME} gap-1 border-[1.5px] border-primary bg-surface text-small leading-[1.2] font-[650] text-primary transition-colors duration-[180ms] hover:bg-veil`}
      >
        <Icon name="plus" className="size-6.5" />
        {t('photos.add')}
      </button>
    </li>
  )
}

export function EmptySlot({ number }: { number: number }) {
  const { t } = useTranslation()
  return (
    <li className={`${FRAME} border-[1.5px] border-line-strong border-dashed text-small text-ink2`}>
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{t('photos.emptySlot', { number })}</span>
    </li>
  )
}
