import { pages } from '@app/domain/routes.ts'
import type { SignInView } from './sign-in-view.ts'

/** Each view of the dialog has a page of its own as well, which needs no script. */
export const PAGE_OF_VIEW: Record<SignInView, string> = {
  register: pages.register(),
  login: pages.signIn(),
  oubli: pages.forgottenPassword(),
}
