import { siteFiles } from '@app/domain/routes.ts'
import { LANGUAGES } from '@app/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../page-contract.ts'
import newsreader from '../ui/fonts/newsreader.woff2?url'
import ysabeau from '../ui/fonts/ysabeau-office.woff2?url'
import type { FoundPage } from './find-page.tsx'
import { makerWords } from './maker-words.ts'
import { addressOf, metadataOf } from './page-metadata.ts'
import { SocialTags } from './social-tags.tsx'

interface PageHeadProps {
  request: PageRequest
  page: FoundPage
  robots: string
}

export function PageHead({ request, page, robots }: PageHeadProps) {
  const { t } = useTranslation()
  const { site, assets, language } = request
  const { usualWait } = makerWords(t, language, site.makers)
  const { article, course } = page
  const metadata = metadataOf(page.metadata, t, { brand: site.brand, usualWait, article, course })
  // On the landing page a picture goes before them.
  const fonts = page.metadata === 'home' ? [] : [...new Set([newsreader, ysabeau, ...assets.preload])]
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{metadata.title}</title>
      <meta name="description" content={metadata.description} />
      <meta name="keywords" content={metadata.keywords.join(', ')} />
      <meta name="author" content={site.legal.legal_name || site.brand} />
      <meta name="language" content={language} />
      <meta name="robots" content={robots} />
      {page.isListed && <Addresses request={request} />}
      {/* Before the letters, which are heavier and can be stood in for: what paints the page, and what opens the sign-in. */}
      {assets.styles(page.entry).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script type="module" src={assets.script(page.entry)} />
      {assets.imports(page.entry).map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          // Letters can be stood in for, the picture that is seen first cannot: it goes before them on a thin line.
          fetchPriority="low"
        />
      ))}
      <SocialTags request={request} page={page} metadata={metadata} />
      <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/art/icon-32.png" sizes="32x32" type="image/png" />
      <link rel="manifest" href={`${siteFiles.manifest()}?lng=${language}`} />
      <link rel="apple-touch-icon" href="/art/icon-180.png" />
      <meta name="theme-color" content="#fbf7f8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#170b10" media="(prefers-color-scheme: dark)" />
    </head>
  )
}

/** The one address of this page, and where it stands in each language. */
function Addresses({ request }: { request: PageRequest }) {
  return (
    <>
      <link rel="canonical" href={addressOf(request, request.language)} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressOf(request, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(request, 'fr')} />
    </>
  )
}
