import { pages } from '@app/domain/routes.ts'
import type { TFunction } from 'i18next'
import type { PageRequest } from '../page-contract.ts'
import type { FoundPage } from './find-page.tsx'
import { faqWords } from './home/faq-words.ts'
import { type ArticleFacts, addressOf, type CourseFacts, metadataOf } from './page-metadata.ts'

type Thing = Record<string, unknown>

/** What search engines read of a page beside its words: https://schema.org. Pages they may not list say nothing. */
export function structuredData(request: PageRequest, page: FoundPage, t: TFunction<'texts'>): Thing | null {
  if (!page.isListed) return null
  const graph = [organization(request), website(request)]
  if (page.metadata === 'home') graph.push(questions(request, t))
  if (page.article) graph.push(article(request, page.article), trail(request, page.article, t))
  if (page.course) graph.push(course(request, page.course))
  return { '@context': 'https://schema.org', '@graph': graph }
}

const idOf = ({ site }: PageRequest, name: string) => `${site.publicUrl}/#${name}`

function organization(request: PageRequest): Thing {
  const { site } = request
  const networks = Object.values(site.social).filter((address) => address !== null)
  return {
    '@type': 'Organization',
    '@id': idOf(request, 'organization'),
    name: site.brand,
    ...(site.legal.legal_name && { legalName: site.legal.legal_name }),
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/art/icon-512.png`,
    email: site.supportEmail,
    ...(networks.length > 0 && { sameAs: networks }),
  }
}

const website = (request: PageRequest): Thing => ({
  '@type': 'WebSite',
  '@id': idOf(request, 'website'),
  name: request.site.brand,
  url: `${request.site.publicUrl}/`,
  inLanguage: request.language,
  publisher: { '@id': idOf(request, 'organization') },
})

const questions = ({ site, language }: PageRequest, t: TFunction<'texts'>): Thing => ({
  '@type': 'FAQPage',
  mainEntity: Object.values(t('landing.faq', { returnObjects: true, ...faqWords(t, language, site) })).map(
    ({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }),
  ),
})

const article = (request: PageRequest, facts: ArticleFacts): Thing => ({
  '@type': 'Article',
  headline: facts.title,
  description: facts.description,
  inLanguage: request.language,
  datePublished: facts.publishedAt,
  dateModified: facts.updatedAt ?? facts.publishedAt,
  mainEntityOfPage: addressOf(request, request.language),
  image: request.site.publicUrl + (facts.image ?? '/art/share.png'),
  author: { '@id': idOf(request, 'organization') },
  publisher: { '@id': idOf(request, 'organization') },
})

const course = (request: PageRequest, { title, description, minutes }: CourseFacts): Thing => ({
  '@type': 'Course',
  name: title,
  description,
  inLanguage: request.language,
  url: addressOf(request, request.language),
  provider: { '@id': idOf(request, 'organization') },
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'online',
    courseWorkload: `PT${minutes}M`,
  },
})

/** Home, the list of articles, this one. */
function trail(request: PageRequest, facts: ArticleFacts, t: TFunction<'texts'>): Thing {
  const { brand } = request.site
  const list = metadataOf('blog', t, { brand, usualWait: '' }).title.replace(` | ${brand}`, '')
  const steps = [
    { name: brand, path: pages.home() },
    { name: list, path: request.path.replace(/\/[^/]+$/, '') },
    { name: facts.title, path: request.path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: addressOf({ ...request, path }, request.language),
    })),
  }
}

/** As a script that is data: it cannot end early, whatever a sentence contains. */
export const asScript = (thing: Thing): string =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`
