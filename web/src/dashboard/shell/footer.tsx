import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import { supportChat } from './brand.ts'

/** What must be within reach on every page: the public pages have it in their own footer. */
export function Footer() {
  const { t } = useTranslation()
  const chat = supportChat()
  return (
    // Below its links there is room for the line that says she is offline.
    <footer className="wrap border-line border-t pt-4 pb-26 desk:pb-16">
      <nav aria-label={t('landing.information')} className="flex flex-wrap gap-x-7">
        <FooterLink href={pages.withdrawal()}>{t('withdrawal.link')}</FooterLink>
        <FooterLink href={pages.terms()}>{t('landing.terms')}</FooterLink>
        <FooterLink href={pages.legalNotice()}>{t('landing.legalNotice')}</FooterLink>
        {chat && (
          <FooterLink href={chat} rel="noopener noreferrer" target="_blank">
            {t('landing.chat')}
          </FooterLink>
        )}
      </nav>
    </footer>
  )
}

const FooterLink = (link: { href: string; children: string; rel?: string; target?: string }) => (
  <a
    {...link}
    className="inline-flex min-h-11 items-center text-small text-ink2 underline underline-offset-4 hover:text-ink"
  />
)
