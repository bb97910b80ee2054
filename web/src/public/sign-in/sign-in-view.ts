export const SIGN_IN_TABS = ['register', 'login'] as const
export type SignInTab = (typeof SIGN_IN_TABS)[number]

/** « Mot de passe oublié » takes the place of the tabs. */
const SIGN_IN_VIEWS = [...SIGN_IN_TABS, 'oubli'] as const
export type SignInView = (typeof SIGN_IN_VIEWS)[number]

/** Query parameter that opens the dialog: `/?connexion=login` (domain routes). */
export const SIGN_IN_PARAMETER = 'connexion'

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (value: unknown): value is Name =>
    typeof value === 'string' && (names as readonly string[]).includes(value)

export const isSignInTab = isOneOf(SIGN_IN_TABS)
export const isSignInView = isOneOf(SIGN_IN_VIEWS)
