import { pages } from '../routes.ts'

/** The catalogue of courses, or the page of one. */
export const isCoursePage = (path: string): boolean =>
  path === pages.courseCatalogue() || path.startsWith(`${pages.courseCatalogue()}/`)

/** Where the number of a certificate is verified, or one was. */
export const isCertificatePage = (path: string): boolean =>
  path === pages.certificates() || path.startsWith(`${pages.certificates()}/`)
