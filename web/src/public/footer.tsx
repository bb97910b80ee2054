import { pages } from '@app/domain/routes.ts'
import { useTranslation } from 'react-i18next'
import type { Site } from '../page-contract.ts'
import { Logo } from '../ui/logo.tsx'

export function Footer({ site }: { site: Site }) {
  const { t } = useTranslation()
  return (
    <footer className="night bg-night pt-12 pb-10 text-night-ink">
      <div className="wrap grid gap-7 desk:grid-cols-[1.6fr_1fr_1fr]">
        <div>
          <Logo brand={site.brand} href={pages.home()} />
          <p className="mt-3 text-night-ink2">{t('landing.footerLine')}</p>
        </div>
        <Community social={site.social} />
        <nav aria-label={t('landing.information')} className="grid content-start gap-1 desk:col-start-3">
          <FooterLink href={pages.legalNotice()}>{t('landing.legalNotice')}</FooterLink>
          <FooterLink href={pages.privacy()}>{t('landing.privacy')}</FooterLink>
          <FooterLink href={pages.terms()}>{t('landing.terms')}</FooterLink>
          <FooterLink href={`mailto:${site.supportEmail}`}>{t('landing.contact')}</FooterLink>
        </nav>
      </div>
    </footer>
  )
}

/** Only the networks the house really has. */
function Community({ social }: { social: Site['social'] }) {
  const { t } = useTranslation()
  const links = [
    { name: 'Instagram', href: social.instagram },
    { name: 'TikTok', href: social.tiktok },
    { name: 'WhatsApp', href: social.whatsapp },
  ].filter((link): link is { name: string; href: string } => link.href !== null)
  if (links.length === 0) return null
  return (
    <nav aria-label={t('landing.community')} className="grid content-start gap-1">
      {links.map((link) => (
        <FooterLink key={link.name} href={link.href} rel="noopener noreferrer" target="_blank">
          {link.name}
        </FooterLink>
      ))}
    </nav>
  )
}

function FooterLink(props: { href: string; children: string; rel?: string; target?: string }) {
  return (
    <a
      {...props}
      className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4 hover:text-blond"
    />
  )
}
