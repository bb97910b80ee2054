import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../page-contract.ts'
import newsreader from '../ui/fonts/newsreader.woff2?url'
import ysabeau from '../ui/fonts/ysabeau-office.woff2?url'
import { canonicalPath, type FoundPage } from './find-page.tsx'

const LISTED = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1'
const UNLISTED = 'noindex, nofollow, noarchive, nosnippet'

export function PageHead({ request, page }: { request: PageRequest; page: FoundPage }) {
  const { t } = useTranslation()
  const { site, assets } = request
  const title = t(`metadata.${page.metadata}.title`, { brand: site.brand })
  const fonts = [...new Set([newsreader, ysabeau, ...assets.preload])]
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={t(`metadata.${page.metadata}.description`)} />
      <meta name="keywords" content={t('metadata.keywords')} />
      <meta name="author" content={site.brand} />
      <meta name="robots" content={request.indexable && page.isListed ? LISTED : UNLISTED} />
      {page.isListed && <link rel="canonical" href={site.publicUrl + canonicalPath(request.path)} />}
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.styles(page.entry).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script type="module" src={assets.script(page.entry)} />
      <SocialTags request={request} title={title} description={t(`metadata.${page.metadata}.description`)} />
      <link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/art/icon-32.png" sizes="32x32" type="image/png" />
      <link rel="apple-touch-icon" href="/art/icon-180.png" />
      <meta name="theme-color" content="#fbf7f8" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#170b10" media="(prefers-color-scheme: dark)" />
    </head>
  )
}

interface SocialTagsProps {
  request: PageRequest
  title: string
  description: string
}

function SocialTags({ request, title, description }: SocialTagsProps) {
  const { t } = useTranslation()
  const { site, language, path } = request
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={language === 'fr' ? 'fr_FR' : 'en_GB'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={site.publicUrl + canonicalPath(path)} />
      <meta property="og:image" content={`${site.publicUrl}/art/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('metadata.shareAlt')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
