import { pages } from '../routes.ts'

/** The pages with a card form: only their documents let a card provider's script in. */
const PAYING_PAGES: readonly string[] = [pages.wizard(), pages.credits()]

export const isPayingPage = (path: string): boolean => PAYING_PAGES.includes(path)
