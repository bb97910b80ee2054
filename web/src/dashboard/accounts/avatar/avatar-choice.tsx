import { AVATARS, type Avatar, portraitName } from '@app/domain/accounts/account-rules.ts'
import { art } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { Spinner } from '../../../ui/spinner.tsx'

export interface AvatarChoiceProps {
  avatar: Avatar
  isCurrent: boolean
  /** This one is on its way to the server. */
  isSaving: boolean
  /** One of the eight is. */
  disabled: boolean
  onChoose: () => void
}

export function AvatarChoice({ avatar, isCurrent, isSaving, disabled, onChoose }: AvatarChoiceProps) {
  const { t } = useTranslation()
  const name = {
    number: AVATARS.indexOf(avatar) + 1,
    total: AVATARS.length,
    looks: t(`accounts.avatars.looks.${portraitName(avatar)}`),
  }
  return (
    <li>
      {/* Disabled by its role only: a button that is really disabled loses the focus, and she her place. */}
      <button
        type="button"
        aria-label={t(isCurrent ? 'accounts.avatars.current' : 'accounts.avatars.choose', name)}
        aria-pressed={isCurrent}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onChoose}
        className={joinClasses(
          'relative block w-full rounded-full transition-opacity duration-[180ms] aria-disabled:cursor-not-allowed aria-pressed:outline-3 aria-pressed:outline-offset-2 aria-pressed:outline-primary',
          disabled && !isSaving && 'opacity-40',
        )}
      >
        <img src={art.avatar(avatar)} alt="" className="aspect-square w-full rounded-full object-cover" />
        {(isCurrent || isSaving) && (
          <span className="-right-1 -bottom-1 absolute grid size-7 place-items-center rounded-full bg-primary text-on-primary">
            {isSaving ? <Spinner className="size-4" /> : <Icon name="check" className="size-4" />}
          </span>
        )}
      </button>
    </li>
  )
}
