export const SIGN_IN_TABS = ['register', 'login'] as const
export type SignInTab = (typeof SIGN_IN_TABS)[number]

/** « Mot de passe oublié » takes the place of the tabs. */
const SIGN_IN_VIEWS = [...SIGN_IN_TABS, 'oubli'] as const
export type SignInView = (typeof SIGN_IN_VIEWS)[number]

/** Query parameter that opens the dialog: `/?connexion=login` (domain routes). */
export const SIGN_IN_PARAMETER = 'connexion'

export const isSignInView = (value: unknown): value is SignInView =>
  typeof value === 'string' && (SIGN_IN_VIEWS as readonly string[]).includes(value)
