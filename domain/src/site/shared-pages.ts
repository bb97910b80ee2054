import { pages } from '../routes.ts'

/** Whether this is the address of a shared page, or what is left of one. */
export const isSharedPage = (path: string): boolean =>
  path === pages.sharing() || path.startsWith(`${pages.sharing()}/`)
