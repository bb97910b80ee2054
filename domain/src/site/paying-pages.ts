import { pages } from '../routes.ts'

/** The pages with a card form: only their documents let a card provider's script in. */
const PAYING_PAGES: readonly string[] = [pages.wizard(), pages.credits()]
const OF_A_COURSE = pages.courseOrder('')

export const isPayingPage = (path: string): boolean =>
  PAYING_PAGES.includes(path) ||
  (path.startsWith(OF_A_COURSE) && /^[a-z0-9-]+$/.test(path.slice(OF_A_COURSE.length)))
