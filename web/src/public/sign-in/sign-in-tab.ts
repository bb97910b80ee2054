export const SIGN_IN_TABS = ['register', 'login'] as const
export type SignInTab = (typeof SIGN_IN_TABS)[number]

/** Query parameter that opens the dialog: `/?connexion=login` (domain routes). */
export const SIGN_IN_PARAMETER = 'connexion'

export const isSignInTab = (value: unknown): value is SignInTab =>
  typeof value === 'string' && (SIGN_IN_TABS as readonly string[]).includes(value)
