import { ARTICLE_SLUGS } from '../articles/article-slugs.ts'
import { pages } from '../routes.ts'

/** The pages that search engines are told of; each has the same address in French and, with `?lng=en`, in English. */
export const listedPages = (courses: readonly string[]): string[] => [
  pages.home(),
  pages.tryOn(),
  pages.verifyImage(),
  pages.blog(),
  ...ARTICLE_SLUGS.map(pages.article),
  pages.courseCatalogue(),
  ...courses.map(pages.publicCourse),
  pages.certificates(),
  pages.legalNotice(),
  pages.privacy(),
  pages.terms(),
  pages.accessibility(),
  pages.withdrawal(),
  pages.contact(),
]
