import { pages } from '../routes.ts'

const SIGN_IN_PAGES: readonly string[] = [pages.signIn(), pages.signInCode(), pages.register()]

/** Where a stranger without a script becomes known: she who is signed in has no use for them. */
export const isSignInPage = (path: string): boolean => SIGN_IN_PAGES.includes(path)
