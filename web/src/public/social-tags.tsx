import { LANGUAGES, type Language } from '@app/texts/languages.ts'
import { useTranslation } from 'react-i18next'
import type { PageRequest } from '../page-contract.ts'
import type { FoundPage } from './find-page.tsx'
import { addressOf, type PageMetadata } from './page-metadata.ts'

const LOCALE: Record<Language, string> = { fr: 'fr_FR', en: 'en_GB' }

interface SocialTagsProps {
  request: PageRequest
  page: FoundPage
  metadata: PageMetadata
}

/** What a link to the page looks like where it is shared. */
export function SocialTags({ request, page, metadata }: SocialTagsProps) {
  const { t } = useTranslation()
  const { site, language } = request
  const image = site.publicUrl + metadata.ogImage
  const alt = page.article?.image ? page.article.title : t('metadata.shareAlt')
  return (
    <>
      <meta property="og:type" content={metadata.ogType} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:locale" content={LOCALE[language]} />
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={LOCALE[other]} />
      ))}
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      {/* The address of a page of one person is a key: it stands nowhere but in the bar of who opened it. */}
      {page.isListed && <meta property="og:url" content={addressOf(request, language)} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      {page.article && <meta property="article:published_time" content={page.article.publishedAt} />}
      {page.article?.updatedAt && <meta property="article:modified_time" content={page.article.updatedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={metadata.title} />
      <meta name="twitter:description" content={metadata.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
