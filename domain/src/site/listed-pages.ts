import { pages } from '../routes.ts'

/** The pages that search engines are told of; each has the same address in French and, with `?lng=en`, in English. */
export const listedPages = (): string[] => [
  pages.home(),
  pages.legalNotice(),
  pages.privacy(),
  pages.terms(),
  pages.accessibility(),
]
