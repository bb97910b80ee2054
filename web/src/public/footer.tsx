import { pages } from '@app/domain/routes.ts'
import { conformityOf } from '@app/domain/site/claims.ts'
import { useTranslation } from 'react-i18next'
import type { Site } from '../page-contract.ts'
import { Logo } from '../ui/logo.tsx'

export function Footer({ site }: { site: Site }) {
  const { t } = useTranslation()
  const networks = networksOf(site.social)
  const state = t(`legal.accessibility.states.${conformityOf(site.claims)}`)
  return (
    <footer className="night bg-night pt-12 pb-10 text-night-ink">
      <div className="wrap grid gap-x-10 gap-y-7 tab:grid-cols-2 desk:grid-cols-[1.6fr_1fr_1fr]">
        <div className="tab:max-desk:col-span-2">
          <Logo brand={site.brand} href={pages.home()} />
          <p className="mt-3 max-w-[24em] text-night-ink2">{t('landing.footerLine')}</p>
        </div>
        <Community networks={networks} />
        <nav
          aria-label={t('landing.information')}
          // With no network to show, the information stands in two columns and leaves no hole.
          className={`grid content-start gap-x-10 gap-y-1 ${networks.length === 0 ? 'tab:col-span-2 tab:grid-cols-2' : ''}`}
        >
          <FooterLink href={pages.tryOn()}>{t('preview.page.link')}</FooterLink>
          <FooterLink href={pages.blog()}>{t('articles.link')}</FooterLink>
          <FooterLink href={pages.courseCatalogue()}>{t('courses.title')}</FooterLink>
          <FooterLink href={pages.verifyImage()}>{t('verify.link')}</FooterLink>
          <FooterLink href={pages.certificates()}>{t('courses.verify.link')}</FooterLink>
          <FooterLink href={pages.legalNotice()}>{t('landing.legalNotice')}</FooterLink>
          <FooterLink href={pages.privacy()}>{t('landing.privacy')}</FooterLink>
          <FooterLink href={pages.terms()}>{t('landing.terms')}</FooterLink>
          <FooterLink href={pages.withdrawal()}>{t('withdrawal.link')}</FooterLink>
          <FooterLink href={pages.accessibility()}>{t('landing.accessibility', { state })}</FooterLink>
          <FooterLink href={pages.contact()}>{t('support.link')}</FooterLink>
          <FooterLink href={`mailto:${site.supportEmail}`}>{t('landing.contact')}</FooterLink>
          {site.supportChat && (
            <FooterLink href={site.supportChat} rel="noopener noreferrer" target="_blank">
              {t('landing.chat')}
            </FooterLink>
          )}
        </nav>
      </div>
    </footer>
  )
}

interface Network {
  name: string
  href: string
}

/** Only the networks the house really has. */
const networksOf = ({ instagram, tiktok, whatsapp }: Site['social']): Network[] =>
  [
    { name: 'Instagram', href: instagram },
    { name: 'TikTok', href: tiktok },
    { name: 'WhatsApp', href: whatsapp },
  ].filter((network): network is Network => network.href !== null)

function Community({ networks }: { networks: Network[] }) {
  const { t } = useTranslation()
  if (networks.length === 0) return null
  return (
    <nav aria-label={t('landing.community')} className="grid content-start gap-1">
      {networks.map(({ name, href }) => (
        <FooterLink key={name} href={href} rel="noopener noreferrer" target="_blank">
          {name}
        </FooterLink>
      ))}
    </nav>
  )
}

function FooterLink(props: { href: string; children: string; rel?: string; target?: string }) {
  return (
    <a
      {...props}
      className="inline-flex min-h-11 items-center justify-self-start leading-tight underline underline-offset-4 hover:text-blond"
    />
  )
}
