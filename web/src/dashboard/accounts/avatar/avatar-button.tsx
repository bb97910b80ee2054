import type { Avatar } from '@app/domain/accounts/account-rules.ts'
import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { useOpenWindow } from '../../shell/open-window.ts'

export function AvatarButton({ image }: { image: Avatar }) {
  const { t } = useTranslation()
  const { open } = useOpenWindow()
  return (
    <button
      type="button"
      aria-label={t('accounts.avatars.title')}
      onClick={() => open('photo')}
      className="group relative size-23 flex-none rounded-full desk:size-32"
    >
      <img src={art.avatar(image)} alt="" className="size-full rounded-full object-cover" />
      <span className="-right-0.5 -bottom-0.5 absolute grid size-8.5 place-items-center rounded-full bg-surface text-ink shadow-1 transition-colors duration-[180ms] group-hover:bg-veil2">
        <Icon name="camera" className="size-4.5" />
      </span>
    </button>
  )
}
