import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NavButton } from '../shell/nav-button.tsx'
import { useOpenWindow } from '../shell/open-window.ts'
import { useCurrentUser } from './account-queries.ts'
import { AvatarButton } from './avatar/avatar-button.tsx'

export interface ProfileHeaderProps {
  /** How many transformations are completed; null while that is not known. */
  revealed: number | null
  /** How far the first one is, before any is. */
  first?: 'begun' | 'underWay' | null
}

/** Who she is, what she has, and the one thing to do next. */
export function ProfileHeader({ revealed, first }: ProfileHeaderProps) {
  const { t } = useTranslation()
  const { firstName, lastName, image } = useCurrentUser()
  return (
    <section className="relative overflow-hidden py-7.5 desk:pt-12 desk:pb-10">
      <Ribbons />
      <div className="wrap relative grid gap-5 desk:grid-cols-[1fr_auto] desk:items-center">
        <div className="flex min-w-0 items-center gap-4.5 desk:gap-6.5">
          <AvatarButton image={image} />
          <div className="min-w-0">
            <h1 className="text-[clamp(2rem,1.5rem+2vw,3rem)] wrap-anywhere">
              {[firstName, lastName].filter(Boolean).join(' ')}
            </h1>
            <p className="mt-1.5 min-h-6.5 text-ink2">
              {revealed === 0 && first
                ? t(`accounts.first.${first}`)
                : revealed !== null && t('accounts.revealed', { count: revealed })}
            </p>
          </div>
        </div>
        <Actions />
      </div>
    </section>
  )
}

function Actions() {
  const { t } = useTranslation()
  const { credits } = useCurrentUser()
  const { open } = useOpenWindow()
  const third = 'max-desk:flex-auto max-desk:px-1.5'
  return (
    <div className="grid gap-3.5 desk:justify-items-end">
      <div className="flex flex-wrap gap-2 desk:gap-2.5">
        <CreditsLink credits={credits} className={third} />
        <Button kind="secondary" size="small" className={third} onClick={() => open('profil')}>
          <Icon name="user" />
          {t('accounts.profileButton')}
        </Button>
        <Button kind="secondary" size="small" className={third} onClick={() => open('parcours')}>
          <Icon name="path" />
          {t('accounts.journeyButton')}
        </Button>
      </div>
      <NavButton kind="primary" to={pages.wizard()} icon="plus" className="max-tab:px-3">
        {t('transformations.list.create')}
      </NavButton>
    </div>
  )
}

/** To the page where she buys them: a document of its own, for the card provider's form may only load there. */
function CreditsLink({ credits, className }: { credits: number; className: string }) {
  const { t } = useTranslation()
  if (credits === 0)
    return (
      <ButtonLink kind="secondary" size="small" href={pages.credits()} className={className}>
        <Icon name="drop" className="size-4.5 max-desk:hidden" />
        {t('accounts.buyCredits')}
      </ButtonLink>
    )
  return (
    <a
      href={pages.credits()}
      aria-label={`${t('accounts.credits', { count: credits })}, ${t('accounts.buyCredits')}`}
      className={`inline-flex min-h-11 items-center justify-center gap-2 whitespace-nowrap rounded-field bg-blond-soft px-4 text-small font-[650] text-copper-text underline-offset-4 hover:underline forced-colors:border ${className}`}
    >
      <Icon name="drop" className="size-4.5" />
      {t('accounts.credits', { count: credits })}
    </a>
  )
}

/** The strands behind the name; decoration, drawn by artwork/. */
const RIBBONS = '/art/flow-banner.svg'

const Ribbons = () => (
  <img
    src={RIBBONS}
    alt=""
    className="pointer-events-none absolute -top-2.5 left-1/2 w-[1280px] max-w-none -translate-x-1/2 opacity-[.18] desk:opacity-50"
  />
)
